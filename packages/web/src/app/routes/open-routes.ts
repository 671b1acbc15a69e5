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

/** Pages for learners and visitors at the same address. */
export const openRoutes = [sharedSelection] as const;
