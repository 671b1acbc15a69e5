import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors/app-error.ts";

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests from pages of other sites, by `Sec-Fetch-Site`. A GET of the API may start a download
 * or be recorded, so it is refused too. Changes are also refused by `Origin`, which must be that of
 * BASE_URL or, without it, the request's host. The scheme is not compared then: without BASE_URL the
 * session cookie is not `Secure` anyway.
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

/** @returns null for an origin without a host, such as "null" of a file */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
