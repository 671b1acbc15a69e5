import { randomBytes, randomInt } from "node:crypto";
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { managedNonce } from "@noble/ciphers/utils.js";
import { and, eq, inArray } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import { twoFactors, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import { deriveKey, deriveKeys, type Secrets } from "../../security/secret.ts";

type Hasher = Pick<Dependencies, "hashing">;

/** The secrets encrypt the TOTP key. */
type Encrypter = { db: Queryable; secrets: Secrets };

/** The `otpauth:` URI for an authenticator app, and codes for learners who lose the app. */
export type NewTwoFactor = { uri: string; recoveryCodes: string[] };

/** The time step of RFC 6238. */
export const STEP_MS = 30_000;
/** A code is also accepted this many steps before and after its own. */
export const WINDOW_STEPS = 1;

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
  { db, secrets, hashing }: Encrypter & Hasher,
  { id: userId, email }: { id: string; email: string },
): Promise<NewTwoFactor | null> {
  const totpKey = randomBytes(TOTP_KEY_BYTES).toString("base64url");
  const { codes, hashes } = await newRecoveryCodes({ hashing });
  const stored = { totpKey: encrypt(secrets, totpKey), recoveryCodes: hashes, wrongCodes: 0 };
  const created = await db
    .insert(twoFactors)
    .values({ userId, ...stored, verified: false })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { ...stored, lastUsedStep: null },
      setWhere: eq(twoFactors.verified, false),
    })
    .returning({ userId: twoFactors.userId });
  if (created.length === 0) return null;
  return { uri: totpOf(totpKey, email).toString(), recoveryCodes: codes };
}

/** A code of the authenticator app, or the hash of a recovery code; null if there is no such code. */
export type TypedCode = { totp: string } | { recoveryHash: string | null };

/** Hashes a recovery code. Call this before the transaction of `consumeCode`, since it takes time. */
export async function readCode(
  { db, hashing }: { db: Queryable } & Hasher,
  userId: string,
  code: string,
): Promise<TypedCode> {
  if (!isRecoveryCode(code)) return { totp: code };
  const [row] = await db
    .select({ hashes: twoFactors.recoveryCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return { recoveryHash: row ? await hashing.findCode({ hashes: row.hashes, code }) : null };
}

export type TwoFactor = typeof twoFactors.$inferSelect;

/** A user's second factor, which stays locked until the transaction ends. It may be unconfirmed. */
export async function lockTwoFactor(tx: Queryable, userId: string): Promise<TwoFactor | undefined> {
  const isTheirs = eq(twoFactors.userId, userId);
  const [row] = await tx.select().from(twoFactors).where(isTheirs).for("update");
  return row;
}

/**
 * Checks a code. Marks a right one as used, and counts a wrong one.
 *
 * @param row which the transaction has locked
 * @throws AppError forbidden with `appUnreadable` for a code of the app if none of the secrets decrypts the
 *   TOTP key
 */
export async function consumeCode(
  { db: tx, secrets, now }: Encrypter & DatabaseContext,
  row: TwoFactor,
  code: TypedCode,
): Promise<"right" | "wrong" | "used"> {
  const isThis = eq(twoFactors.userId, row.userId);
  const countWrong = async () => {
    await tx
      .update(twoFactors)
      .set({ wrongCodes: row.wrongCodes + 1 })
      .where(isThis);
    return "wrong" as const;
  };
  if (!("totp" in code)) {
    const hashes = row.recoveryCodes.split(" ");
    const remaining = hashes.filter((hash) => hash !== code.recoveryHash);
    if (remaining.length === hashes.length) return countWrong();
    await tx
      .update(twoFactors)
      .set({ recoveryCodes: remaining.join(" "), wrongCodes: 0 })
      .where(isThis);
    return "right";
  }
  const totpKey = decrypt(secrets, row.totpKey);
  if (totpKey === null) throw new AppError("forbidden", [{ path: "code", key: "appUnreadable" }]);
  const delta = totpOf(totpKey).validate({
    token: code.totp,
    timestamp: now.getTime(),
    window: WINDOW_STEPS,
  });
  if (delta === null) return countWrong();
  const currentStep = Math.floor(now.getTime() / STEP_MS);
  const step = currentStep + delta;
  const lastUsedStep = row.lastUsedStep ?? 0;
  // Whether the last code was used while the server's clock was fast.
  const isFromFastClock = lastUsedStep > currentStep + WINDOW_STEPS;
  if (step <= lastUsedStep && !isFromFastClock) return "used";
  await tx.update(twoFactors).set({ lastUsedStep: step, wrongCodes: 0 }).where(isThis);
  return "right";
}

/** Number of wrong codes since the last right one. */
export async function wrongCodesOf(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row?.wrongCodes ?? 0;
}

/** Whether a code is a recovery code: those of the authenticator app have only digits. */
export const isRecoveryCode = (code: string) => !/^\d+$/.test(code);

/** Asks for codes at every sign-in from now on. */
export async function turnOnTwoFactor(db: Queryable, userId: string): Promise<void> {
  await db.update(twoFactors).set({ verified: true }).where(eq(twoFactors.userId, userId));
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
}

/** @returns the ids of the users who had a second factor */
export async function removeTwoFactors(
  db: Queryable,
  userIds: readonly string[],
): Promise<string[]> {
  await db.delete(twoFactors).where(inArray(twoFactors.userId, [...userIds]));
  const removed = await db
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(inArray(users.id, [...userIds]), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id });
  return removed.map(({ id }) => id);
}

/** Recovery codes, and what the database stores of them. */
export async function newRecoveryCodes({ hashing }: Hasher): Promise<{
  codes: string[];
  hashes: string;
}> {
  const codes = createRecoveryCodes();
  return { codes, hashes: await hashing.hashCodes(codes) };
}

/** Replaces a learner's recovery codes. */
export async function storeRecoveryCodes(
  tx: Queryable,
  userId: string,
  recoveryCodes: string,
): Promise<void> {
  await tx.update(twoFactors).set({ recoveryCodes }).where(eq(twoFactors.userId, userId));
}

/**
 * Encrypts with the present secret what a previous one encrypted. Operators can then remove that one.
 *
 * @returns the number of TOTP keys that no secret decrypts
 */
export async function renewEncryption({ db, secrets }: Encrypter): Promise<number> {
  const rows = await db.select().from(twoFactors);
  const outdated = rows.filter(({ totpKey }) => decrypt([secrets[0]], totpKey) === null);
  let unreadable = 0;
  for (const { userId, totpKey: stored } of outdated) {
    const totpKey = decrypt(secrets, stored);
    if (totpKey === null) unreadable += 1;
    else {
      const isThis = and(eq(twoFactors.userId, userId), eq(twoFactors.totpKey, stored));
      await db
        .update(twoFactors)
        .set({ totpKey: encrypt(secrets, totpKey) })
        .where(isThis);
    }
  }
  return unreadable;
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
function encrypt(secrets: Secrets, plaintext: string): string {
  const cipher = cipherOf(deriveKey(secrets, "second factors"));
  return Buffer.from(cipher.encrypt(Buffer.from(plaintext))).toString("hex");
}

/** @returns null if none of the secrets decrypts it */
function decrypt(secrets: Secrets, stored: string): string | null {
  for (const key of deriveKeys(secrets, "second factors")) {
    try {
      return Buffer.from(cipherOf(key).decrypt(Buffer.from(stored, "hex"))).toString();
    } catch {
      // Another secret has encrypted it.
    }
  }
  return null;
}

const cipherOf = managedNonce(xchacha20poly1305);
