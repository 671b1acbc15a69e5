import { isIP } from "node:net";
import type { HonoRequest, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { Dependencies } from "../dependencies.ts";
import { AppError } from "../errors/app-error.ts";

const MISDIRECTED = 421;

const NAME_MAX_LENGTH = 253;

/** A name without a dot, or with a suffix that nobody can register (RFC 2606, 6761, 6762, 8375). */
const privateName = /^[a-z0-9_-]+$|^[a-z0-9._-]+\.(localhost|local|internal|home\.arpa|test)$/;

const explanation = `Verbena does not know the name by which your browser reached it.
Use its IP address, or set BASE_URL to the address in the browser, such as https://verbena.example.
`;

/**
 * Refuses requests for a host name that a stranger could own. This prevents DNS rebinding: if evil.example
 * suddenly resolves to this server, its page would have the same origin as the server. Not needed with
 * BASE_URL, since the origin check is then strict.
 */
export const knownHost = ({ linkOrigin, log }: Pick<Dependencies, "linkOrigin" | "log">) => {
  const ownName = new URL(linkOrigin).hostname;
  let hasWarned = false;
  return createMiddleware(async (c, next) => {
    const hosts = [new URL(c.req.url).host, c.req.header("host") ?? ""];
    if (hosts.every((host) => host === "" || isKnown(host, ownName))) return next();
    if (!hasWarned) {
      log.warn("refused a request for an unknown host name: set BASE_URL if that is Verbena's own");
    }
    hasWarned = true;
    return c.text(explanation, MISDIRECTED);
  });
};

/** @param host with its port, if it has one */
function isKnown(host: string, ownName: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  const isPrivate = name.length <= NAME_MAX_LENGTH && privateName.test(name);
  return isIP(name) !== 0 || isPrivate || hostname === ownName;
}

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

const DECIMAL = /^\d+$/;

/**
 * Refuses a request with a longer body. Node ends a body at its content-length, so that header is enough.
 * Hono's own check turns every body into a web stream, which costs more than recording an answer; it
 * remains for bodies without a length.
 *
 * @throws AppError too_large
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (c, next) => {
    const { headers, method } = c.req.raw;
    const length = headers.get("content-length") ?? "";
    const hasLength = DECIMAL.test(length) && !headers.has("transfer-encoding");
    if (hasLength) return Number(length) > maxBytes ? refuse() : next();
    return method === "GET" || method === "HEAD" ? next() : limitStream(c, next);
  };
}

function refuse(): never {
  throw new AppError("too_large");
}
