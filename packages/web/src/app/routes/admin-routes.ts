import { createRoute } from "@tanstack/react-router";
import { parseActionsView } from "#features/administration/actions/actions-view.ts";
import { parseUsersView } from "#features/administration/users/parse-users-view.ts";
import { parseReviewView } from "#features/review/review-view.ts";
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
    "review",
  ),
  notFoundComponent: NotFound,
});

const users = createRoute({
  getParentRoute: () => admin,
  path: "/",
  validateSearch: parseUsersView,
  component: lazyPage(() => import("../pages/admin-pages.tsx"), "UsersRoute"),
});

const review = createRoute({
  getParentRoute: () => admin,
  path: "content",
  validateSearch: parseReviewView,
  component: lazyPage(() => import("../pages/review-route.tsx"), "ReviewRoute"),
});

const actions = createRoute({
  getParentRoute: () => admin,
  path: "actions",
  validateSearch: parseActionsView,
  component: lazyPage(() => import("../pages/admin-pages.tsx"), "ActionsRoute"),
});

export const adminRoutes = admin.addChildren([users, review, actions]);
