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
    /** The e-mail address of a sign-in, or the code of a class with a name. */
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
  "wrongClassCredentials",
  "wrongPassword",
  "wrongCode",
  "usedCode",
  "tooManyWrongCodes",
]);

/** Logs possible attacks: wrong passwords and codes, forbidden requests, too many attempts. */
export function logRefusal(
  c: Context,
  dependencies: LogDependencies,
  { code, issues }: AppError,
): void {
  const key = issues.map((issue) => issue.key).find((each) => loggedKeys.has(each));
  if (!loggedCodes.has(code) && key === undefined) return;
  const account: string | undefined = c.get("account") ?? c.get("user")?.email;
  dependencies.log.warn(
    {
      requestId: c.get("requestId"),
      reason: key ?? code,
      ...(account !== undefined && { account: pseudonymOf(dependencies, "account", account) }),
      client: clientOf(c, dependencies),
    },
    "refused",
  );
}

/** What happened to an account. `factors` and `newEmail` say more about it. */
type AccountEvent =
  | "signed-up"
  | "signed-in"
  | "sessions-ended"
  | "password-changed"
  | "password-reset"
  | "address-confirmed"
  | "address-changed"
  | "two-factor-on"
  | "two-factor-off"
  | "recovery-codes-renewed"
  | "deleted";

type EventDetails = {
  /** With what somebody signed in. */
  factors?: readonly ("password" | "app" | "recovery code")[];
  newEmail?: string;
};

/** Logs a sign-in or a change of an account, so that operators can trace a break-in. */
export function logAccount(
  c: Context,
  dependencies: LogDependencies,
  event: AccountEvent,
  email: string,
  { factors, newEmail }: EventDetails = {},
): void {
  const account = (address: string) => pseudonymOf(dependencies, "account", address);
  dependencies.log.info(
    {
      requestId: c.get("requestId"),
      event,
      account: account(email),
      ...(newEmail !== undefined && { newAccount: account(newEmail) }),
      ...(factors && { factors }),
      client: clientOf(c, dependencies),
    },
    "account",
  );
}

type LogDependencies = Pick<Dependencies, "log" | "secrets" | "trustedProxies">;

/** A keyed hash: one can compare log lines, and none identifies anybody. */
function pseudonymOf(
  { secrets }: LogDependencies,
  kind: "account" | "client",
  text: string,
): string {
  const hash = createHmac("sha256", deriveKey(secrets, "log")).update(`${kind} ${text}`);
  return hash.digest("base64url").slice(0, PSEUDONYM_LENGTH);
}

const clientOf = (c: Context, dependencies: LogDependencies) =>
  pseudonymOf(dependencies, "client", clientAddress(c, dependencies.trustedProxies));
