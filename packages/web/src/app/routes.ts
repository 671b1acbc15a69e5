import { accountRoutes } from "./routes/account-routes.ts";
import { adminRoutes } from "./routes/admin-routes.ts";
import { learnerRoutes } from "./routes/learner-routes.ts";
import { rootRoute } from "./routes/root-route.ts";

/**
 * Every path of the application. The code of a page is loaded when it is needed. The landing page at `/`
 * is a document of its own: plain links lead there.
 */
export const routeTree = rootRoute.addChildren([...accountRoutes, learnerRoutes, adminRoutes]);
