import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { managedNonce } from "@noble/ciphers/utils.js";
import { and, eq, inArray } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Tables } from "../../db/database.ts";
import { twoFactors, users } from "../../db/schema.ts";

type Access = { db: Tables; secret: string; now: Date };

/** The key for an authenticator app, and codes for the day when the app is lost. */
export type NewTwoFactor = { uri: string; recoveryCodes: string[] };

/** A code of RFC 6238 is good for this long, and accepted one step before and after. */
const STEP_MS = 30_000;

const KEY_BYTES = 24;

const RECOVERY_CODES = 10;
const HALF_CODE_LENGTH = 5;
/** Without letters and figures that look alike: five bits each. */
const CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Makes a second factor that counts for nothing until its first code. Replaces an earlier unconfirmed one.
 *
 * @returns null where the learner has a second factor
 */
export async function createTwoFactor(
  { db, secret }: Omit<Access, "now">,
  { id: userId, email }: { id: string; email: string },
): Promise<NewTwoFactor | null> {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  const recoveryCodes = createRecoveryCodes();
  const stored = {
    secret: encrypted(secret, key),
    backupCodes: encrypted(secret, JSON.stringify(recoveryCodes)),
  };
  const made = await db
    .insert(twoFactors)
    .values({ id: randomUUID(), userId, ...stored, verified: false })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      // Steps of the old secret say nothing about the new one.
      set: { ...stored, lastUsedStep: null },
      setWhere: eq(twoFactors.verified, false),
    })
    .returning({ id: twoFactors.id });
  return made.length === 0 ? null : { uri: totpOf(key, email).toString(), recoveryCodes };
}

/**
 * Takes a code of the authenticator app, or a recovery code. Each is good once: the row stays locked
 * until the transaction ends.
 */
export async function takeCode(
  { db: tx, secret, now }: Access,
  userId: string,
  code: string,
): Promise<"right" | "wrong" | "used"> {
  const isTheirs = eq(twoFactors.userId, userId);
  const [row] = await tx.select().from(twoFactors).where(isTheirs).for("update");
  if (!row) return "wrong";
  if (isRecoveryCode(code)) {
    const codes: string[] = JSON.parse(decrypted(secret, row.backupCodes));
    const left = codes.filter((one) => !isSame(one, code));
    if (left.length === codes.length) return "wrong";
    const backupCodes = encrypted(secret, JSON.stringify(left));
    await tx.update(twoFactors).set({ backupCodes }).where(isTheirs);
    return "right";
  }
  const totp = totpOf(decrypted(secret, row.secret));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return "wrong";
  const current = Math.floor(now.getTime() / STEP_MS);
  const step = current + delta;
  const last = row.lastUsedStep ?? 0;
  // A later last step was stored while the server's clock was ahead.
  if (last >= step && last <= current + 1) return "used";
  await tx.update(twoFactors).set({ lastUsedStep: step }).where(isTheirs);
  return "right";
}

/** Codes of the authenticator app have only figures. */
export const isRecoveryCode = (code: string) => !/^\d+$/.test(code);

/** Asks for codes at every sign-in from now on. */
export async function turnOnTwoFactor(
  { db, now }: Omit<Access, "secret">,
  userId: string,
): Promise<void> {
  await db.update(twoFactors).set({ verified: true }).where(eq(twoFactors.userId, userId));
  await db
    .update(users)
    .set({ twoFactorEnabled: true, updatedAt: now })
    .where(eq(users.id, userId));
}

/** @returns the ids of those who had a second factor */
export async function removeTwoFactors(
  { db, now }: Omit<Access, "secret">,
  userIds: readonly string[],
): Promise<string[]> {
  await db.delete(twoFactors).where(inArray(twoFactors.userId, [...userIds]));
  const removed = await db
    .update(users)
    .set({ twoFactorEnabled: false, updatedAt: now })
    .where(and(inArray(users.id, [...userIds]), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id });
  return removed.map(({ id }) => id);
}

/** Gives a learner new recovery codes; the old ones are worthless. */
export async function renewRecoveryCodes(
  { db, secret }: Omit<Access, "now">,
  userId: string,
): Promise<string[]> {
  const recoveryCodes = createRecoveryCodes();
  const backupCodes = encrypted(secret, JSON.stringify(recoveryCodes));
  await db.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId));
  return recoveryCodes;
}

function createRecoveryCodes(): string[] {
  const letter = () => CODE_LETTERS[randomInt(CODE_LETTERS.length)];
  const half = () => Array.from({ length: HALF_CODE_LENGTH }, letter).join("");
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

const totpOf = (key: string, label = "") =>
  new TOTP({ issuer: "Verbena", label, secret: Secret.fromUTF8(key) });

/** Nonce and ciphertext, in hexadecimal. */
export function encrypted(secret: string, text: string): string {
  return Buffer.from(cipher(secret).encrypt(Buffer.from(text))).toString("hex");
}

export function decrypted(secret: string, stored: string): string {
  return Buffer.from(cipher(secret).decrypt(Buffer.from(stored, "hex"))).toString();
}

const cipher = (secret: string) =>
  managedNonce(xchacha20poly1305)(createHash("sha256").update(secret).digest());

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
