import { createRoute, redirect } from "@tanstack/react-router";
import { lazyPage } from "../lazy-page.ts";
import { FullPageError } from "../pages/page-error.tsx";
import { textParameters } from "../search.ts";
import { rootRoute } from "./root-route.ts";

type AuthSearch = {
  /** The path to open after signing in. */
  from?: string | undefined;
  /** The form that was chosen, if any. */
  tab?: "login" | "signup";
};

const auth = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  errorComponent: FullPageError,
  validateSearch: ({ from, tab }: Record<string, unknown>): AuthSearch => ({
    ...textParameters({ from }, "from"),
    ...((tab === "login" || tab === "signup") && { tab }),
  }),
  component: lazyPage(() => import("../pages/auth-route.tsx"), "AuthRoute", "account"),
});

/** Moves the code and the name of a pupil from the fragment to the state of the history entry, as `hideToken` does. */
function hideClassCard({ location }: { location: { hash: string } }): void {
  const { code, name } = Object.fromEntries(new URLSearchParams(location.hash));
  if (code === undefined || name === undefined) return;
  throw redirect({ to: "/auth/class", state: { classCard: { code, name } }, replace: true });
}

const classSignIn = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/class",
  errorComponent: FullPageError,
  validateSearch: ({ from }: Record<string, unknown>) => textParameters({ from }, "from"),
  beforeLoad: hideClassCard,
  component: lazyPage(
    () => import("../pages/class-sign-in-route.tsx"),
    "ClassSignInRoute",
    "account",
    "classSignIn",
    "issues",
  ),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/forgot",
  errorComponent: FullPageError,
  component: lazyPage(
    () => import("../pages/account-pages.tsx"),
    "ForgotPasswordRoute",
    "account",
    "mailedLinks",
    "issues",
  ),
});

const resetSent = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/forgot/sent",
  errorComponent: FullPageError,
  component: lazyPage(
    () => import("../pages/account-pages.tsx"),
    "ResetSentRoute",
    "mailedLinks",
    "issues",
  ),
});

type MailedPath =
  | "/auth/reset"
  | "/auth/confirm-address"
  | "/auth/confirm-new-address"
  | "/auth/class-invitation"
  | "/auth/weekly-mail";

/**
 * Moves the token of a mailed link from the fragment to the state of the history entry. In the state, the token
 * survives a reload, but it is invisible and not copied with the URL. For mail programs that open `List-Unsubscribe` in
 * a browser, the token is in the query.
 */
function hideToken(to: MailedPath) {
  return ({ location }: { location: { hash: string; searchStr: string } }) => {
    const linkToken =
      new URLSearchParams(location.hash).get("token") ??
      new URLSearchParams(location.searchStr).get("token");
    if (linkToken !== null) throw redirect({ to, state: { linkToken }, replace: true });
  };
}

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/reset",
  errorComponent: FullPageError,
  beforeLoad: hideToken("/auth/reset"),
  component: lazyPage(
    () => import("../pages/account-pages.tsx"),
    "ResetPasswordRoute",
    "account",
    "mailedLinks",
    "issues",
  ),
});

const confirmAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/confirm-address",
  errorComponent: FullPageError,
  beforeLoad: hideToken("/auth/confirm-address"),
  component: lazyPage(
    () => import("../pages/account-pages.tsx"),
    "ConfirmAddressRoute",
    "account",
    "mailedLinks",
    "issues",
  ),
});

const confirmNewAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/confirm-new-address",
  errorComponent: FullPageError,
  beforeLoad: hideToken("/auth/confirm-new-address"),
  component: lazyPage(
    () => import("../pages/account-pages.tsx"),
    "ConfirmNewAddressRoute",
    "account",
    "mailedLinks",
    "issues",
  ),
});

const weeklyMail = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/weekly-mail",
  errorComponent: FullPageError,
  beforeLoad: hideToken("/auth/weekly-mail"),
  component: lazyPage(
    () => import("../pages/account-pages.tsx"),
    "WeeklyMailRoute",
    "mailedLinks",
    "issues",
    "profile",
  ),
});

const classInvitation = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/class-invitation",
  errorComponent: FullPageError,
  beforeLoad: hideToken("/auth/class-invitation"),
  component: lazyPage(
    () => import("../pages/class-invitation-route.tsx"),
    "ClassInvitationRoute",
    "classes",
    "issues",
  ),
});

export const accountRoutes = [
  auth,
  classSignIn,
  forgotPassword,
  resetSent,
  resetPassword,
  confirmAddress,
  confirmNewAddress,
  weeklyMail,
  classInvitation,
] as const;
