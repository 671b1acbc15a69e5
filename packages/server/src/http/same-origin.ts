import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site's page asks for. Browsers name the page's origin; it has to be
 * the host that the request was sent to, or the one at which the world reaches Verbena.
 */
export const sameOrigin = (baseUrl: URL | undefined) =>
  createMiddleware(async (c, next) => {
    const origin = c.req.header("origin");
    if (!reading.has(c.req.method) && origin !== undefined) {
      const host = hostOf(origin);
      if (host === null || (host !== c.req.header("host") && host !== baseUrl?.host)) {
        throw new AppError("forbidden");
      }
    }
    await next();
  });

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
