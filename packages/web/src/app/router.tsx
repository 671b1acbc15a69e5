import { createRouter } from "@tanstack/react-router";
import { focusNextHeading } from "#ui/page.tsx";
import { NotFoundPage } from "./pages/not-found.tsx";
import { PageError } from "./pages/page-error.tsx";
import { accountRoutes } from "./routes/account-routes.ts";
import { adminRoutes } from "./routes/admin-routes.ts";
import { learnerRoutes } from "./routes/learner-routes.ts";
import { openRoutes } from "./routes/open-routes.ts";
import { rootRoute } from "./routes/root-route.ts";
import { visitorRoutes } from "./routes/visitor-routes.ts";
import { parseSearch } from "./search.ts";

/**
 * All paths of the application. The landing page at `/` and the public pages are separate documents, which plain links
 * open.
 */
const routeTree = rootRoute.addChildren([
  ...accountRoutes,
  ...openRoutes,
  visitorRoutes,
  learnerRoutes,
  adminRoutes,
]);

export function createAppRouter() {
  const router = createRouter({
    routeTree,
    parseSearch,
    defaultPreload: "intent",
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
  });
  router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) focusNextHeading();
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
