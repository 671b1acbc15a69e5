import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";

const SECRET_BYTES = 32;

/**
 * The secret that signs session cookies, kept in the data folder and made at the first start. The
 * folder's lock must be held. Who loses the file signs everybody out, no more.
 */
export function secretIn(folder: string): string {
  const path = join(folder, "auth-secret");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = readIfThere(path);
  if (kept) return kept;
  const made = randomBytes(SECRET_BYTES).toString("base64url");
  writeFileSync(path, made, { mode: 0o600, flush: true });
  return made;
}

/** @throws StartError where it cannot be read: a new secret would sign everybody out */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? cause.code : cause;
    if (reason === "ENOENT") return null;
    throw new StartError(`The secret ${path} cannot be read: ${reason}.`, { cause });
  }
}

const KEY_BYTES = 32;

/** What keys are derived for. Session cookies are signed with the secret itself. */
export type KeyUse = "rate limits" | "known browsers" | "log";

/** A key for one use (HKDF): one that leaks gives away neither the secret nor the other keys. */
export function deriveKey(secret: string, use: KeyUse): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `verbena ${use}`, KEY_BYTES));
}
