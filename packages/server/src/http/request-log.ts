import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import type { Logger } from "pino";

/** One line for each request. Neither addresses nor bodies, cookies or names get into it. */
export const requestLog = (log: Logger) =>
  createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = Math.round(performance.now() - start);
    log.info({ requestId: c.var.requestId, method, path, status, ms }, "request");
  });
