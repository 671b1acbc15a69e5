import { createRouter } from "@tanstack/react-router";
import { focusNextHeading } from "#ui/page.tsx";
import { Failed } from "./pages/failed.tsx";
import { NotFoundPage } from "./pages/not-found.tsx";
import { accountRoutes } from "./routes/account-routes.ts";
import { adminRoutes } from "./routes/admin-routes.ts";
import { learnerRoutes } from "./routes/learner-routes.ts";
import { rootRoute } from "./routes/root-route.ts";
import { parseSearch } from "./search.ts";

/**
 * Every path of the application. The code of a page is loaded when it is needed. The landing page at `/`
 * is a document of its own: plain links lead there.
 */
const routeTree = rootRoute.addChildren([...accountRoutes, learnerRoutes, adminRoutes]);

export const router = createRouter({
  routeTree,
  parseSearch,
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultErrorComponent: Failed,
  defaultNotFoundComponent: NotFoundPage,
});

router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
  if (fromLocation !== undefined && pathChanged) focusNextHeading();
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
