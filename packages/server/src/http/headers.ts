import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";

/** Browsers load only this server's files, and nothing inline except what `allowInlineParts` allows. */
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
    // Only for browsers that are too old for Verbena. A document arrives within one round trip if its headers are short.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Keeps the policy of `allowInlineParts`.
    overwrite: false,
  });
}

/**
 * Allows the inline scripts and styles of a page by their hashes.
 *
 * @param page as the build has written it, without anything from the request
 */
export function allowInlineParts(c: Context, page: string): void {
  c.header("content-security-policy", policyWithInlineParts(page));
}

/** The policy that `allowInlineParts` sends. */
export function policyWithInlineParts(page: string): string {
  const policy = {
    ...contentSecurityPolicy,
    scriptSrc: ["'self'", ...inlineHashes(page, "script")],
    styleSrc: ["'self'", ...inlineHashes(page, "style")],
  };
  const directives = Object.entries(policy).map(([name, sources]) =>
    [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(" "),
  );
  return directives.join("; ");
}

/** Elements with this type are data, which no policy concerns. */
const DATA_TYPE = 'type="application/json"';

function inlineHashes(page: string, tag: "script" | "style"): string[] {
  const elements = page.matchAll(new RegExp(`<${tag}\\b([^>]*)>([^]*?)</${tag}>`, "g"));
  return [...elements]
    .filter(([, attributes = "", content]) => content !== "" && !attributes.includes(DATA_TYPE))
    .map(([, , content = ""]) => content)
    .map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`);
}

/**
 * Sets `cache-control` unless the route has set it. `c.header` would turn the body of a finished response into
 * a stream, which costs more than all other headers.
 */
export const defaultCacheControl = (value: string) =>
  createMiddleware(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("cache-control")) headers.set("cache-control", value);
  });
