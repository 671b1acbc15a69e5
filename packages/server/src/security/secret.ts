import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../errors/start-error.ts";

const SECRET_BYTES = 32;

/**
 * Reads the secret in the data folder, and creates it at the first start. The caller must hold the folder's
 * lock. If the file is lost, everybody has to sign in again, and second factors are lost.
 */
export function loadOrCreateSecret(folder: string): string {
  const path = join(folder, "auth-secret");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stored = readIfExists(path);
  if (stored) return stored;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  writeFileSync(path, secret, { mode: 0o600, flush: true });
  return secret;
}

/** @throws StartError if the file exists but cannot be read, since a new secret would sign everybody out */
function readIfExists(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? cause.code : cause;
    if (reason === "ENOENT") return null;
    throw new StartError(`The secret ${path} cannot be read: ${reason}.`, { cause });
  }
}

const KEY_BYTES = 32;

/** Cookies and second factors use the secret without derivation. */
type KeyUse = "rate limits" | "known browsers" | "log" | "weekly mail";

/** Derives a key for one use (HKDF). */
export function deriveKey(secret: string, use: KeyUse): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `verbena ${use}`, KEY_BYTES));
}
