import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../lazy-page.ts";
import { FullPageError } from "../pages/page-error.tsx";
import { rootRoute } from "./root-route.ts";

/** A selection that its owner shares by this link. */
const sharedSelection = createRoute({
  getParentRoute: () => rootRoute,
  path: "/s/$token",
  errorComponent: FullPageError,
  component: lazyPage(
    () => import("../pages/shared-selection-route.tsx"),
    "SharedSelectionRoute",
    "packages",
  ),
});

const join = createRoute({
  getParentRoute: () => rootRoute,
  path: "/join",
  errorComponent: FullPageError,
  component: lazyPage(() => import("../pages/join-route.tsx"), "CodeRoute", "joining"),
});

const joinClass = createRoute({
  getParentRoute: () => rootRoute,
  path: "/join/$code",
  errorComponent: FullPageError,
  component: lazyPage(() => import("../pages/join-route.tsx"), "JoinRoute", "joining", "issues"),
});

/** Pages for learners and visitors at the same address. */
export const openRoutes = [sharedSelection, join, joinClass] as const;
