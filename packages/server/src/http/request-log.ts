import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import { routePath } from "hono/route";
import type { Logger } from "pino";

/** One line for each request, by its route: a path as typed may hold anything. */
export const requestLog = (log: Logger) =>
  createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = performance.now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const ms = Math.round(performance.now() - start);
    log.info({ requestId: c.var.requestId, method, route: routePath(c), status, ms }, "request");
  });
