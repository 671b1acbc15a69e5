import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";

const SECRET_BYTES = 32;

/**
 * The secret in the data folder, made at the first start. The folder's lock must be held. Without the file,
 * everybody has to sign in again, and second factors are lost.
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

/** @throws StartError if it exists and cannot be read: a new secret would sign everybody out */
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

/** Cookies and second factors use the secret itself. */
type KeyUse = "rate limits" | "known browsers" | "log";

/** Derives a key for one use (HKDF). */
export function deriveKey(secret: string, use: KeyUse): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `verbena ${use}`, KEY_BYTES));
}
