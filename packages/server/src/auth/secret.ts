import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
