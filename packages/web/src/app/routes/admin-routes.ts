import { createRoute } from "@tanstack/react-router";
import type { ActionsView } from "#features/administration/actions/actions-page.tsx";
import type { UsersView } from "#features/administration/users/users-view.ts";
import type { ContentCareView } from "#features/content-care/content-care-page.tsx";
import { lazyPage } from "../lazy-page.ts";
import { NotFound } from "../pages/not-found.tsx";
import { FullPageError } from "../pages/page-error.tsx";
import { rootRoute } from "./root-route.ts";

const admin = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  errorComponent: FullPageError,
  component: lazyPage(
    () => import("../layout/admin-shell.tsx"),
    "AdminShell",
    "administration",
    "reports",
    "contentCare",
  ),
  notFoundComponent: NotFound,
});

/** Leaves search parameters to the pages: their schemas must not be loaded with the first page. */
const parsedByPage =
  <View>() =>
  (view: View) =>
    view;

const users = createRoute({
  getParentRoute: () => admin,
  path: "/",
  validateSearch: parsedByPage<UsersView>(),
  component: lazyPage(() => import("../pages/admin-pages.tsx"), "UsersRoute"),
});

const user = createRoute({
  getParentRoute: () => admin,
  path: "users/$userId",
  component: lazyPage(() => import("../pages/admin-pages.tsx"), "UserRoute"),
});

const contentCare = createRoute({
  getParentRoute: () => admin,
  path: "content",
  validateSearch: parsedByPage<ContentCareView>(),
  component: lazyPage(() => import("../pages/content-care-route.tsx"), "ContentCareRoute"),
});

const actions = createRoute({
  getParentRoute: () => admin,
  path: "actions",
  validateSearch: parsedByPage<ActionsView>(),
  component: lazyPage(() => import("../pages/admin-pages.tsx"), "ActionsRoute"),
});

export const adminRoutes = admin.addChildren([users, user, contentCare, actions]);
