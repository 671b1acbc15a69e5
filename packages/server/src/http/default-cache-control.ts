import { createMiddleware } from "hono/factory";

/** How an answer may be kept that does not say so itself. */
export const defaultCacheControl = (value: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.header("cache-control", value);
  });
