import { createRootRoute, createRoute, redirect } from "@tanstack/react-router";
import { actionsView } from "#features/administration/actions/actions-view.ts";
import { usersView } from "#features/administration/users/users-view.ts";
import { reviewView } from "#features/review/review-view.ts";
import { lazyPage } from "./lazy-page.ts";
import { FailedPage } from "./pages/failed-page.tsx";
import { NotFound } from "./pages/not-found.tsx";

/**
 * Every path of the application. What a path shows is loaded when it is needed. The landing page at
 * `/` is a document of its own: plain links lead there.
 */

const rootRoute = createRootRoute({ errorComponent: FailedPage });

type AuthSearch = {
  /** Where to go after signing in. */
  from?: string;
  /** Which form is shown, where one was chosen. */
  tab?: "login" | "signup";
};

function authSearch(search: Record<string, unknown>): AuthSearch {
  const { from, tab } = search;
  return {
    ...(typeof from === "string" && { from }),
    ...((tab === "login" || tab === "signup") && { tab }),
  };
}

const auth = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  errorComponent: FailedPage,
  validateSearch: authSearch,
  component: lazyPage(() => import("./pages/auth-route.tsx"), "AuthRoute"),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/forgot",
  errorComponent: FailedPage,
  component: lazyPage(() => import("./pages/password-routes.tsx"), "ForgotPasswordRoute"),
});

const resetSent = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/forgot/sent",
  errorComponent: FailedPage,
  component: lazyPage(() => import("./pages/password-routes.tsx"), "ResetSentRoute"),
});

type MailedPath = "/auth/reset" | "/auth/confirm-address" | "/auth/confirm-new-address";

/**
 * The links of mails have their token in the fragment. It leaves the address for the state of the
 * history entry: out of sight, out of copied addresses, and still there after a reload.
 */
function hideToken(to: MailedPath) {
  return ({ location }: { location: { hash: string } }) => {
    const linkToken = new URLSearchParams(location.hash).get("token");
    if (linkToken !== null) throw redirect({ to, state: { linkToken }, replace: true });
  };
}

const confirmAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/confirm-address",
  errorComponent: FailedPage,
  beforeLoad: hideToken("/auth/confirm-address"),
  component: lazyPage(() => import("./pages/confirm-routes.tsx"), "ConfirmAddressRoute"),
});

const confirmNewAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/confirm-new-address",
  errorComponent: FailedPage,
  beforeLoad: hideToken("/auth/confirm-new-address"),
  component: lazyPage(() => import("./pages/confirm-routes.tsx"), "ConfirmNewAddressRoute"),
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/reset",
  errorComponent: FailedPage,
  beforeLoad: hideToken("/auth/reset"),
  component: lazyPage(() => import("./pages/password-routes.tsx"), "ResetPasswordRoute"),
});

const app = createRoute({
  getParentRoute: () => rootRoute,
  path: "/app",
  errorComponent: FailedPage,
  component: lazyPage(() => import("./layout/app-shell.tsx"), "AppShell"),
  notFoundComponent: NotFound,
});

const dashboard = createRoute({
  getParentRoute: () => app,
  path: "/",
  component: lazyPage(() => import("./pages/dashboard-route.tsx"), "DashboardRoute"),
});

const usefulLinks = createRoute({
  getParentRoute: () => app,
  path: "enlaces-utiles",
  component: lazyPage(
    () => import("#features/useful-links/useful-links-page.tsx"),
    "UsefulLinksPage",
  ),
});

type ExerciseSearch = {
  /** Only what is on the failed list. */
  failed?: boolean;
  /** Only the verbs of the selection with this id. */
  package?: string;
  /** Only these verbs, with commas between them. */
  verbs?: string;
  /** Only the fill-in sentences that this section of the guide explains. */
  section?: string;
};

function exerciseSearch(search: Record<string, unknown>): ExerciseSearch {
  const { failed, package: packageId, verbs, section } = search;
  return {
    ...(String(failed) === "true" && { failed: true }),
    ...((typeof packageId === "string" || typeof packageId === "number") && {
      package: String(packageId),
    }),
    ...(typeof verbs === "string" && verbs !== "" && { verbs }),
    ...(typeof section === "string" && section !== "" && { section }),
  };
}

const exerciseComponent = lazyPage(() => import("./pages/exercise-route.tsx"), "ExerciseRoute");

const defaultExercise = createRoute({
  getParentRoute: () => app,
  path: "exercise",
  validateSearch: exerciseSearch,
  component: exerciseComponent,
});

const exercise = createRoute({
  getParentRoute: () => app,
  path: "exercise/$exerciseKey",
  validateSearch: exerciseSearch,
  component: exerciseComponent,
});

const packages = createRoute({
  getParentRoute: () => app,
  path: "packages/$tense",
  component: lazyPage(() => import("./pages/packages-routes.tsx"), "PackagesRoute"),
});

const newPackage = createRoute({
  getParentRoute: () => app,
  path: "packages/$tense/new",
  component: lazyPage(() => import("./pages/packages-routes.tsx"), "NewPackageRoute"),
});

const editPackage = createRoute({
  getParentRoute: () => app,
  path: "packages/$tense/$id/edit",
  component: lazyPage(() => import("./pages/packages-routes.tsx"), "EditPackageRoute"),
});

const failedList = createRoute({
  getParentRoute: () => app,
  path: "packages/$tense/failed",
  component: lazyPage(() => import("./pages/packages-routes.tsx"), "FailedListRoute"),
});

const managePackage = createRoute({
  getParentRoute: () => app,
  path: "manage-package/$exerciseKey",
  beforeLoad: ({ params }) => {
    throw redirect({
      to: "/app/packages/$tense",
      params: { tense: params.exerciseKey },
      replace: true,
    });
  },
});

const manageFailed = createRoute({
  getParentRoute: () => app,
  path: "manage-failed/$exerciseKey",
  beforeLoad: ({ params }) => {
    throw redirect({
      to: "/app/packages/$tense/failed",
      params: { tense: params.exerciseKey },
      replace: true,
    });
  },
});

const theory = createRoute({
  getParentRoute: () => app,
  path: "theory/$exerciseKey",
  component: lazyPage(() => import("./pages/theory-route.tsx"), "TheoryRoute"),
});

const verbTable = createRoute({
  getParentRoute: () => app,
  path: "verbs",
  validateSearch: ({ verb }): { verb?: string } =>
    verb === undefined || typeof verb === "object" ? {} : { verb: String(verb) },
  component: lazyPage(() => import("./pages/verb-table-route.tsx"), "VerbTableRoute"),
});

const statistics = createRoute({
  getParentRoute: () => app,
  path: "statistics",
  validateSearch: ({ tab }): { tab?: string } => (typeof tab === "string" ? { tab } : {}),
  component: lazyPage(() => import("./pages/statistics-route.tsx"), "StatisticsRoute"),
});

const profile = createRoute({
  getParentRoute: () => app,
  path: "profile",
  component: lazyPage(() => import("./pages/profile-route.tsx"), "ProfileRoute"),
});

const admin = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  errorComponent: FailedPage,
  component: lazyPage(() => import("./layout/admin-shell.tsx"), "AdminShell"),
  notFoundComponent: NotFound,
});

const adminUsers = createRoute({
  getParentRoute: () => admin,
  path: "/",
  validateSearch: usersView,
  component: lazyPage(() => import("./pages/admin-routes.tsx"), "UsersRoute"),
});

const adminActions = createRoute({
  getParentRoute: () => admin,
  path: "actions",
  validateSearch: actionsView,
  component: lazyPage(() => import("./pages/admin-routes.tsx"), "ActionsRoute"),
});

const review = createRoute({
  getParentRoute: () => admin,
  path: "content",
  validateSearch: reviewView,
  component: lazyPage(() => import("./pages/review-route.tsx"), "ReviewRoute"),
});

export const routeTree = rootRoute.addChildren([
  auth,
  forgotPassword,
  resetSent,
  resetPassword,
  confirmAddress,
  confirmNewAddress,
  app.addChildren([
    dashboard,
    usefulLinks,
    defaultExercise,
    exercise,
    packages,
    newPackage,
    editPackage,
    failedList,
    managePackage,
    manageFailed,
    theory,
    verbTable,
    statistics,
    profile,
  ]),
  admin.addChildren([adminUsers, review, adminActions]),
]);
