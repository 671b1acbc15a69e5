import { createRoute } from "@tanstack/react-router";
import { parseActionsView } from "#features/administration/actions/actions-view.ts";
import { parseUsersView } from "#features/administration/users/parse-users-view.ts";
import { parseContentCareView } from "#features/content-care/content-care-view.ts";
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

const users = createRoute({
  getParentRoute: () => admin,
  path: "/",
  validateSearch: parseUsersView,
  component: lazyPage(() => import("../pages/admin-pages.tsx"), "UsersRoute"),
});

const contentCare = createRoute({
  getParentRoute: () => admin,
  path: "content",
  validateSearch: parseContentCareView,
  component: lazyPage(() => import("../pages/content-care-route.tsx"), "ContentCareRoute"),
});

const actions = createRoute({
  getParentRoute: () => admin,
  path: "actions",
  validateSearch: parseActionsView,
  component: lazyPage(() => import("../pages/admin-pages.tsx"), "ActionsRoute"),
});

export const adminRoutes = admin.addChildren([users, contentCare, actions]);
