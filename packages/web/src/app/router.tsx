import { createRouter } from "@tanstack/react-router";
import { awaitHeadingFocus } from "#ui/page.tsx";
import { Failed } from "./pages/failed.tsx";
import { NotFoundPage } from "./pages/not-found.tsx";
import { routeTree } from "./routes.ts";
import { parseSearch } from "./search.ts";

export const router = createRouter({
  routeTree,
  parseSearch,
  defaultPreload: "intent",
  scrollRestoration: true,
  defaultErrorComponent: Failed,
  defaultNotFoundComponent: NotFoundPage,
});

router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
  if (fromLocation !== undefined && pathChanged) awaitHeadingFocus();
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
