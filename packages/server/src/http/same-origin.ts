import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site's page asks for. Browsers say so, and name the page's origin; it
 * has to be the address at which the world reaches Verbena or, where that is not known, the host that
 * the request was sent to. The scheme is not compared then: without BASE_URL the session's cookie is
 * not `Secure`, so that anybody who can serve http:// of this host gets the cookie itself.
 */
export const sameOrigin = (baseUrl: URL | undefined) =>
  createMiddleware(async (c, next) => {
    if (!reading.has(c.req.method) && isForeign(c.req, baseUrl)) throw new AppError("forbidden");
    await next();
  });

function isForeign(request: HonoRequest, baseUrl: URL | undefined): boolean {
  if (request.header("sec-fetch-site") === "cross-site") return true;
  const origin = request.header("origin");
  if (origin === undefined) return false;
  return baseUrl ? origin !== baseUrl.origin : hostOf(origin) !== request.header("host");
}

/** @returns null where it is no address, such as the origin "null" of a file */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
