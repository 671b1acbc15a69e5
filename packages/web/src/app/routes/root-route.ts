import { createRootRoute } from "@tanstack/react-router";
import { FailedPage } from "../pages/failed.tsx";

export const rootRoute = createRootRoute({ errorComponent: FailedPage });
