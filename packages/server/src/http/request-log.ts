import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import { routePath } from "hono/route";
import type { Dependencies } from "../dependencies.ts";
import type { AppError } from "../errors/app-error.ts";
import type { ErrorCode, IssueKey } from "../errors/error-codes.ts";
import { deriveKey } from "../security/secret.ts";
import { clientAddress } from "./client-address.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The e-mail address of a sign-in. */
    account: string;
  }
}

/** Logs and counts each request by its route, not its path, which may contain personal data. */
export const requestLog = ({ log, metrics }: Pick<Dependencies, "log" | "metrics">) =>
  createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = performance.now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const route = routePath(c);
    const exactMs = performance.now() - start;
    metrics.requests.observe({ method, route, status }, exactMs / 1000);
    const ms = Math.round(exactMs);
    log.info({ requestId: c.get("requestId"), method, route, status, ms }, "request");
  });

const PSEUDONYM_LENGTH = 16;

const loggedCodes: ReadonlySet<ErrorCode> = new Set(["forbidden", "rate_limited"]);
const loggedKeys: ReadonlySet<IssueKey> = new Set([
  "wrongCredentials",
  "wrongPassword",
  "wrongCode",
  "usedCode",
]);

/**
 * Logs possible attacks: wrong passwords and codes, forbidden requests, too many attempts. Account and
 * client are logged as keyed hashes: one can compare log lines, and none identifies anybody.
 */
export function logRefusal(
  c: Context,
  { log, secret, trustedProxies }: Dependencies,
  { code, issues }: AppError,
): void {
  const key = issues.map((issue) => issue.key).find((each) => loggedKeys.has(each));
  if (!loggedCodes.has(code) && key === undefined) return;
  const hashKey = deriveKey(secret, "log");
  const pseudonym = (text: string) =>
    createHmac("sha256", hashKey).update(text).digest("base64url").slice(0, PSEUDONYM_LENGTH);
  const account: string | undefined = c.get("account") ?? c.get("user")?.email;
  log.warn(
    {
      requestId: c.get("requestId"),
      reason: key ?? code,
      ...(account !== undefined && { account: pseudonym(`account ${account}`) }),
      client: pseudonym(`client ${clientAddress(c, trustedProxies)}`),
    },
    "refused",
  );
}
