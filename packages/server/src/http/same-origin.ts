import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors/app-error.ts";

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests with `Sec-Fetch-Site: cross-site`, also GET, since it may start a download or be recorded
 * in the audit log. Also refuses changes whose `Origin` is not that of BASE_URL. Without BASE_URL, the host
 * of `Origin` must be the request's host. The scheme is then not compared, since the session cookie is not
 * `Secure` anyway.
 */
export const sameOrigin = (baseUrl: URL | undefined) =>
  createMiddleware(async (c, next) => {
    if (isCrossSite(c.req, baseUrl)) throw new AppError("forbidden");
    await next();
  });

function isCrossSite(request: HonoRequest, baseUrl: URL | undefined): boolean {
  if (request.header("sec-fetch-site") === "cross-site") return true;
  const origin = request.header("origin");
  if (readMethods.has(request.method) || origin === undefined) return false;
  return baseUrl ? origin !== baseUrl.origin : hostOf(origin) !== request.header("host");
}

/** @returns null for an origin without a host, such as `null`, which pages of local files send */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
