import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { managedNonce } from "@noble/ciphers/utils.js";
import { and, eq, inArray } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Queryable } from "../../db/database.ts";
import { twoFactors, users } from "../../db/schema.ts";

type Access = {
  db: Queryable;
  /** The server's secret, which encrypts the TOTP key and the recovery codes. */
  secret: string;
  now: Date;
};

/** The `otpauth:` URI for an authenticator app, and codes for learners who lose the app. */
export type NewTwoFactor = { uri: string; recoveryCodes: string[] };

/** The time step of RFC 6238. */
const STEP_MS = 30_000;
/** A code is also accepted this many steps before and after its own. */
const WINDOW_STEPS = 1;

const TOTP_KEY_BYTES = 24;

const RECOVERY_CODES = 10;
const HALF_CODE_LENGTH = 5;
/** Excludes letters and digits that look alike. Each of the 31 characters is worth almost five bits. */
const CODE_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Creates a second factor, which has no effect until a code confirms it. Replaces an unconfirmed one.
 *
 * @returns null if the learner already has a confirmed second factor
 */
export async function createTwoFactor(
  { db, secret }: Omit<Access, "now">,
  { id: userId, email }: { id: string; email: string },
): Promise<NewTwoFactor | null> {
  const totpKey = randomBytes(TOTP_KEY_BYTES).toString("base64url");
  const recoveryCodes = createRecoveryCodes();
  const stored = {
    totpKey: encrypt(secret, totpKey),
    recoveryCodes: encrypt(secret, JSON.stringify(recoveryCodes)),
  };
  const created = await db
    .insert(twoFactors)
    .values({ id: randomUUID(), userId, ...stored, verified: false })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { ...stored, lastUsedStep: null },
      setWhere: eq(twoFactors.verified, false),
    })
    .returning({ id: twoFactors.id });
  return created.length === 0 ? null : { uri: totpOf(totpKey, email).toString(), recoveryCodes };
}

/**
 * Checks a code of the authenticator app or a recovery code, and marks a right one as used. The row stays
 * locked until the transaction ends.
 */
export async function consumeCode(
  { db: tx, secret, now }: Access,
  userId: string,
  code: string,
): Promise<"right" | "wrong" | "used"> {
  const isTheirs = eq(twoFactors.userId, userId);
  const [row] = await tx.select().from(twoFactors).where(isTheirs).for("update");
  if (!row) return "wrong";
  if (isRecoveryCode(code)) {
    const unused: string[] = JSON.parse(decrypt(secret, row.recoveryCodes));
    const remaining = unused.filter((unusedCode) => !isSame(unusedCode, code));
    if (remaining.length === unused.length) return "wrong";
    const recoveryCodes = encrypt(secret, JSON.stringify(remaining));
    await tx.update(twoFactors).set({ recoveryCodes }).where(isTheirs);
    return "right";
  }
  const totp = totpOf(decrypt(secret, row.totpKey));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS });
  if (delta === null) return "wrong";
  const currentStep = Math.floor(now.getTime() / STEP_MS);
  const step = currentStep + delta;
  const lastUsedStep = row.lastUsedStep ?? 0;
  // Whether the last code was used while the server's clock was fast.
  const isFromFastClock = lastUsedStep > currentStep + WINDOW_STEPS;
  if (step <= lastUsedStep && !isFromFastClock) return "used";
  await tx.update(twoFactors).set({ lastUsedStep: step }).where(isTheirs);
  return "right";
}

/** Whether a code is a recovery code: those of the authenticator app have only digits. */
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

/** @returns the ids of the users who had a second factor */
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

/** Replaces a learner's recovery codes. */
export async function renewRecoveryCodes(
  { db, secret }: Omit<Access, "now">,
  userId: string,
): Promise<string[]> {
  const recoveryCodes = createRecoveryCodes();
  const stored = encrypt(secret, JSON.stringify(recoveryCodes));
  await db.update(twoFactors).set({ recoveryCodes: stored }).where(eq(twoFactors.userId, userId));
  return recoveryCodes;
}

function createRecoveryCodes(): string[] {
  const character = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)];
  const half = () => Array.from({ length: HALF_CODE_LENGTH }, character).join("");
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

const totpOf = (totpKey: string, label = "") =>
  new TOTP({
    issuer: "Verbena",
    label,
    secret: Secret.fromUTF8(totpKey),
    period: STEP_MS / 1000,
  });

/** @returns the nonce and the ciphertext, in hexadecimal */
export function encrypt(secret: string, plaintext: string): string {
  return Buffer.from(cipher(secret).encrypt(Buffer.from(plaintext))).toString("hex");
}

export function decrypt(secret: string, stored: string): string {
  return Buffer.from(cipher(secret).decrypt(Buffer.from(stored, "hex"))).toString();
}

const cipher = (secret: string) =>
  managedNonce(xchacha20poly1305)(createHash("sha256").update(secret).digest());

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
