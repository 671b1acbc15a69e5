import { createRootRoute } from "@tanstack/react-router";
import { FullPageError } from "../pages/page-error.tsx";

export const rootRoute = createRootRoute({ errorComponent: FullPageError });
