import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";

/** Browsers load only this server's files, and nothing inline. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", "data:"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Features that no page of Verbena uses. */
const permissionsPolicy = {
  camera: [],
  displayCapture: [],
  geolocation: [],
  microphone: [],
  payment: [],
  usb: [],
};

/** A year, without `includeSubDomains`: subdomains may be other services of the operator. */
const STRICT_TRANSPORT = "max-age=31536000";

export function securityHeaders(baseUrl: URL | undefined): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy,
    permissionsPolicy,
    xFrameOptions: "DENY",
    strictTransportSecurity: baseUrl?.protocol === "https:" && STRICT_TRANSPORT,
  });
}

/** Sets `cache-control` unless the route has set it. */
export const defaultCacheControl = (value: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.header("cache-control", value);
  });
