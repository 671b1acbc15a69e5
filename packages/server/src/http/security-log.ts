import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { Dependencies } from "../dependencies.ts";
import type { AppError } from "../errors/app-error.ts";
import type { ErrorCode, IssueKey } from "../errors/error-codes.ts";
import { deriveKey } from "../security/secret.ts";
import { clientAddress } from "./client-address.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Address of the account that somebody who is not signed in asks for. */
    account: string;
  }
}

const PSEUDONYM_LENGTH = 16;

const loggedCodes: ReadonlySet<ErrorCode> = new Set(["forbidden", "rate_limited"]);
const loggedKeys: ReadonlySet<IssueKey> = new Set([
  "wrongCredentials",
  "wrongPassword",
  "wrongCode",
  "usedCode",
]);

/**
 * Logs what may be an attack: wrong passwords and codes, what somebody may not do, and too many attempts.
 * Account and client are keyed hashes, by which lines can be compared and nobody be found.
 */
export async function logRefusal(
  c: Context,
  { log, auth, trustedProxies }: Dependencies,
  { code, issues }: AppError,
): Promise<void> {
  const key = issues.map((issue) => issue.key).find((each) => loggedKeys.has(each));
  if (!loggedCodes.has(code) && key === undefined) return;
  const hashKey = deriveKey((await auth.$context).secret, "log");
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
