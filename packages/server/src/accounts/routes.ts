import { Hono } from "hono";
import type { Dependencies } from "../dependencies.ts";
import { addressRoutes } from "./address/routes.ts";
import { linkRoutes } from "./links/routes.ts";
import { passwordRoutes } from "./password/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { signInRoutes } from "./sign-in/routes.ts";
import { twoFactorRoutes } from "./two-factor/routes.ts";

/** Everything under /api/auth. */
export function accountRoutes(dependencies: Dependencies) {
  return new Hono()
    .route("/", signInRoutes(dependencies))
    .route("/", sessionRoutes(dependencies))
    .route("/", passwordRoutes(dependencies))
    .route("/", twoFactorRoutes(dependencies))
    .route("/", addressRoutes(dependencies))
    .route("/", linkRoutes(dependencies));
}
