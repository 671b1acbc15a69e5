import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { isLoopback } from "../../http/client-address.ts";
import { hashToken, isAnyOf } from "../../security/secret.ts";

/** Headers with which proxies mark a request. */
const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/** `/metrics` in Prometheus' text format, for operators only. */
export function metricsRoutes(dependencies: Dependencies) {
  const { registry } = dependencies.metrics;
  return new Hono().get("/metrics", async (c) => {
    requireOperator(c, dependencies);
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType });
  });
}

/** @throws AppError unauthenticated without the token; not_found if there is none and the client is remote */
function requireOperator(c: Context, dependencies: Dependencies): void {
  const { metricsToken } = dependencies;
  if (metricsToken === undefined) {
    if (!isFromThisMachine(c, dependencies)) throw new AppError("not_found");
  } else if (!isSame(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`)) {
    throw new AppError("unauthenticated");
  }
}

/**
 * Whether a program on this machine sent the request. Behind a proxy on this machine, everybody's requests
 * come from loopback, and some proxies mark them with no header. But a site behind a proxy has BASE_URL or
 * TRUSTED_PROXIES: it then needs a token.
 */
function isFromThisMachine(c: Context, { baseUrl, trustedProxies }: Dependencies): boolean {
  const isProxied = baseUrl !== undefined || trustedProxies.rules.length > 0;
  const isForwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined);
  const peer = getConnInfo(c).remote.address?.replace(/^::ffff:/, "") ?? "";
  return !isProxied && !isForwarded && isLoopback(peer) && isLoopback(new URL(c.req.url).hostname);
}

/** Compares hashes: the time of a comparison would otherwise reveal the beginning of the expected text. */
function isSame(text: string, expected: string): boolean {
  const hashOf = (each: string) => Buffer.from(hashToken(each));
  return isAnyOf(hashOf(text), [hashOf(expected)]);
}
