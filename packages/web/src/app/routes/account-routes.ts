import { createRoute, redirect } from "@tanstack/react-router";
import { lazyPage } from "../lazy-page.ts";
import { FailedPage } from "../pages/failed.tsx";
import { textsIn } from "../search.ts";
import { rootRoute } from "./root-route.ts";

type AuthSearch = {
  /** Where to go after signing in. */
  from?: string;
  /** Which form is shown, if one was chosen. */
  tab?: "login" | "signup";
};

const auth = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  errorComponent: FailedPage,
  validateSearch: ({ from, tab }: Record<string, unknown>): AuthSearch => ({
    ...textsIn({ from }, "from"),
    ...((tab === "login" || tab === "signup") && { tab }),
  }),
  component: lazyPage(() => import("../pages/auth-route.tsx"), "AuthRoute"),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/forgot",
  errorComponent: FailedPage,
  component: lazyPage(() => import("../pages/password-routes.tsx"), "ForgotPasswordRoute"),
});

const resetSent = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/forgot/sent",
  errorComponent: FailedPage,
  component: lazyPage(() => import("../pages/password-routes.tsx"), "ResetSentRoute"),
});

type MailedPath = "/auth/reset" | "/auth/confirm-address" | "/auth/confirm-new-address";

/**
 * Links in mails have their token in the fragment. It moves to the state of the history entry, where it
 * is neither seen nor copied with the address, and survives a reload.
 */
function hideToken(to: MailedPath) {
  return ({ location }: { location: { hash: string } }) => {
    const linkToken = new URLSearchParams(location.hash).get("token");
    if (linkToken !== null) throw redirect({ to, state: { linkToken }, replace: true });
  };
}

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/reset",
  errorComponent: FailedPage,
  beforeLoad: hideToken("/auth/reset"),
  component: lazyPage(() => import("../pages/password-routes.tsx"), "ResetPasswordRoute"),
});

const confirmAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/confirm-address",
  errorComponent: FailedPage,
  beforeLoad: hideToken("/auth/confirm-address"),
  component: lazyPage(() => import("../pages/confirm-routes.tsx"), "ConfirmAddressRoute"),
});

const confirmNewAddress = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/confirm-new-address",
  errorComponent: FailedPage,
  beforeLoad: hideToken("/auth/confirm-new-address"),
  component: lazyPage(() => import("../pages/confirm-routes.tsx"), "ConfirmNewAddressRoute"),
});

export const accountRoutes = [
  auth,
  forgotPassword,
  resetSent,
  resetPassword,
  confirmAddress,
  confirmNewAddress,
] as const;
