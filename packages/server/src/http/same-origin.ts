import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors/app-error.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site's page asks for: everything by `Sec-Fetch-Site`, since links lead to pages
 * and not to the API, where a GET may start a download or be recorded. Changes also by the origin: it
 * has to be the address at which the world reaches Verbena or, where that is not known, the host that
 * the request was sent to. The scheme is not compared then: without BASE_URL the session's cookie is
 * not `Secure`, so that anybody who can serve http:// of this host gets the cookie itself.
 */
export const sameOrigin = (baseUrl: URL | undefined) =>
  createMiddleware(async (c, next) => {
    if (isForeign(c.req, baseUrl)) throw new AppError("forbidden");
    await next();
  });

function isForeign(request: HonoRequest, baseUrl: URL | undefined): boolean {
  if (request.header("sec-fetch-site") === "cross-site") return true;
  const origin = request.header("origin");
  if (reading.has(request.method) || origin === undefined) return false;
  return baseUrl ? origin !== baseUrl.origin : hostOf(origin) !== request.header("host");
}

/** @returns null where it is no address, such as the origin "null" of a file */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
