import { createHash, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
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

/**
 * The present secret signs and encrypts. What a previous one signed or encrypted is still accepted, so that
 * operators can replace the secret.
 */
export type Secrets = readonly [present: string, ...previous: string[]];

const KEY_BYTES = 32;

type KeyUse =
  | "cookies"
  | "second factors"
  | "rate limits"
  | "known browsers"
  | "log"
  | "weekly mail";

/** Derives a key for one use from the present secret (HKDF). */
export function deriveKey([present]: Secrets, use: KeyUse): Buffer {
  return Buffer.from(hkdfSync("sha256", present, "", `verbena ${use}`, KEY_BYTES));
}

/** The keys of all secrets for one use, the present one first. */
export const deriveKeys = (secrets: Secrets, use: KeyUse): Buffer[] =>
  secrets.map((secret) => deriveKey([secret], use));

/** Compares bytes in constant time: a signature with those that the keys of all secrets make, a hash with another. */
export const isAnyOf = (given: Buffer, expected: readonly Buffer[]): boolean =>
  expected.some((each) => given.length === each.length && timingSafeEqual(given, each));

/** What the database stores of a random token. A copy of the database contains no token. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
