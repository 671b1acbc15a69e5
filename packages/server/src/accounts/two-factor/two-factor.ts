import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { and, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import type { Context } from "hono";
import type { Tables } from "../../db/database.ts";
import { twoFactors, users, verifications } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Auth } from "../auth.ts";
import { secondStepToken } from "../session/session-cookie.ts";

type Access = { db: Tables; auth: Auth; now: Date };

/** What a learner types into their authenticator app, and keeps for the day when it is lost. */
export type NewTwoFactor = { uri: string; recoveryCodes: string[] };

/** A code of RFC 6238 is good for this long, and accepted one step before and after. */
const STEP_MS = 30_000;

const SECRET_LENGTH = 32;

/**
 * Makes a second factor that waits for its first code, instead of one that waits already.
 *
 * @returns null where the learner has a second factor
 */
export async function createTwoFactor(
  { db, auth }: Access,
  { id: userId, email }: { id: string; email: string },
): Promise<NewTwoFactor | null> {
  const secret = generateRandomString(SECRET_LENGTH);
  const recoveryCodes = createRecoveryCodes();
  const kept = {
    secret: await encrypted(auth, secret),
    backupCodes: await encrypted(auth, JSON.stringify(recoveryCodes)),
  };
  const made = await db
    .insert(twoFactors)
    .values({ id: randomUUID(), userId, ...kept, verified: false })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      // Steps of the secret before say nothing about this one.
      set: { ...kept, lastUsedStep: null },
      setWhere: eq(twoFactors.verified, false),
    })
    .returning({ id: twoFactors.id });
  if (made.length === 0) return null;
  return { uri: createOTP(secret).url("Verbena", email), recoveryCodes };
}

/**
 * Takes a code of the authenticator app, or a recovery code: each is good once.
 *
 * @returns whether it was right
 */
export async function takeCode(access: Access, userId: string, code: string): Promise<boolean> {
  return isRecoveryCode(code)
    ? takeRecoveryCode(access, userId, code)
    : (await takeTimedCode(access, userId, code)) === "right";
}

/**
 * Takes a code of the authenticator app, and remembers its step: of one code used twice, also at once,
 * the second is told from one that is wrong.
 */
export async function takeTimedCode(
  { db, auth, now }: Access,
  userId: string,
  code: string,
): Promise<"right" | "wrong" | "used"> {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row) return "wrong";
  const otp = createOTP(await decrypted(auth, row.secret));
  const current = Math.floor(now.getTime() / STEP_MS);
  for (const step of [current - 1, current, current + 1]) {
    if (!isSame(await otp.hotp(step), code)) continue;
    const isUnused = or(
      isNull(twoFactors.lastUsedStep),
      lt(twoFactors.lastUsedStep, step),
      // Stored while the server's clock was ahead.
      gt(twoFactors.lastUsedStep, current + 1),
    );
    const taken = await db
      .update(twoFactors)
      .set({ lastUsedStep: step })
      .where(and(eq(twoFactors.id, row.id), eq(twoFactors.secret, row.secret), isUnused))
      .returning({ id: twoFactors.id });
    return taken.length > 0 ? "right" : "used";
  }
  return "wrong";
}

async function takeRecoveryCode({ db, auth }: Access, userId: string, code: string) {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row) return false;
  const codes: string[] = JSON.parse(await decrypted(auth, row.backupCodes));
  const left = codes.filter((one) => !isSame(one, code));
  if (left.length === codes.length) return false;
  const backupCodes = await encrypted(auth, JSON.stringify(left));
  const taken = await db
    .update(twoFactors)
    .set({ backupCodes })
    .where(and(eq(twoFactors.id, row.id), eq(twoFactors.backupCodes, row.backupCodes)))
    .returning({ id: twoFactors.id });
  return taken.length > 0;
}

/** Wrong codes after which better-auth ends a sign-in that waits. */
const ATTEMPTS_MAX = 5;

/**
 * Whose sign-in waits for its second step in a request's browser; null where none does, or where it
 * has had all its attempts.
 */
export async function waitingSignIn(
  c: Context,
  { db, auth, now }: Pick<Dependencies, "db" | "auth" | "now">,
): Promise<string | null> {
  const identifier = await secondStepToken(c, auth);
  if (identifier === null) return null;
  // better-auth counts the wrong codes in a row beside the one that names the user.
  const attempts = `2fa-attempts-${identifier}`;
  const isGood = gt(verifications.expiresAt, now());
  const rows = await db
    .select({ identifier: verifications.identifier, value: verifications.value })
    .from(verifications)
    .where(and(inArray(verifications.identifier, [identifier, attempts]), isGood));
  const valueNamed = (name: string) => rows.find((row) => row.identifier === name)?.value;
  return Number(valueNamed(attempts) ?? 0) < ATTEMPTS_MAX ? (valueNamed(identifier) ?? null) : null;
}

/** Asks for codes at every sign-in from now on. */
export async function turnOnTwoFactor({ db, now }: Access, userId: string): Promise<void> {
  await db.update(twoFactors).set({ verified: true }).where(eq(twoFactors.userId, userId));
  await db
    .update(users)
    .set({ twoFactorEnabled: true, updatedAt: now })
    .where(eq(users.id, userId));
}

/** @returns the ids of those who had a second factor */
export async function removeTwoFactors(
  { db, now }: Pick<Access, "db" | "now">,
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

/** Gives a learner other recovery codes; those before are worthless. */
export async function renewRecoveryCodes({ db, auth }: Access, userId: string): Promise<string[]> {
  const recoveryCodes = createRecoveryCodes();
  const backupCodes = await encrypted(auth, JSON.stringify(recoveryCodes));
  await db.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, userId));
  return recoveryCodes;
}

const RECOVERY_CODES = 10;
/** Without letters and figures that look alike: five bits each. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const HALF_LENGTH = 5;

function createRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

/** Codes of the authenticator app have figures alone. */
export const isRecoveryCode = (code: string) => !/^\d+$/.test(code);

const encrypted = async (auth: Auth, data: string) =>
  symmetricEncrypt({ key: (await auth.$context).secretConfig, data });

const decrypted = async (auth: Auth, data: string) =>
  symmetricDecrypt({ key: (await auth.$context).secretConfig, data });

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
