import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** What the browser may load: what comes from here, and nothing that is written into a page. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", "data:"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What no page of Verbena asks for, so that no script in it can. */
const permissionsPolicy = {
  camera: [],
  displayCapture: [],
  geolocation: [],
  microphone: [],
  payment: [],
  usb: [],
};

/** A year; other names below the operator's domain are not Verbena's to bind. */
const STRICT_TRANSPORT = "max-age=31536000";

/** Headers that tell browsers to be strict; behind TLS also to stay there. */
export function securityHeaders(baseUrl: URL | undefined): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy,
    permissionsPolicy,
    xFrameOptions: "DENY",
    strictTransportSecurity: baseUrl?.protocol === "https:" && STRICT_TRANSPORT,
  });
}
