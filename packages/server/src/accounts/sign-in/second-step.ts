import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { DatabaseContext } from "../../db/database.ts";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { users, verifications } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { hashToken } from "../../security/secret.ts";
import { type Browser, beginSession, type SignedInUser } from "../session/begin-session.ts";
import { sessionUserColumns } from "../session/read-session.ts";
import { requireOpen } from "../two-factor/check-code.ts";
import { consumeCode, lockTwoFactor, readCode } from "../two-factor/two-factor.ts";

/** How long a sign-in waits for its code. */
export const SECOND_STEP_S = 600;

/** Wrong codes after which the password is asked for again. */
const ATTEMPTS_MAX = 5;

const TOKEN_BYTES = 24;

/**
 * Stores a pending sign-in. A new password deletes the row, like the account's links.
 *
 * @returns its token
 */
export async function beginSecondStep(
  { db, now }: DatabaseContext,
  { userId, isRemembered }: { userId: string; isRemembered: boolean },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await db.insert(verifications).values({
    tokenHash: hashToken(token),
    kind: "second-step",
    userId,
    remembered: isRemembered,
    expiresAt: new Date(now.getTime() + SECOND_STEP_S * 1000),
    createdAt: now,
  });
  return token;
}

/** @returns the user of a pending sign-in, or null if there is none */
export async function findPendingUser(
  access: DatabaseContext,
  token: string | null,
): Promise<{ id: string; email: string } | null> {
  const [row] = token === null ? [] : await findRow(access, token);
  if (!row) return null;
  const [user] = await access.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, row.userId));
  return user ?? null;
}

type Attempt = {
  userId: string;
  token: string;
  code: string;
  browser: Browser;
  /** Whether somebody has signed in to the account from this browser before. */
  isKnownBrowser: boolean;
};

/**
 * Completes a pending sign-in with a code of the second factor.
 *
 * @throws AppError invalid_input with `wrongCode`, `usedCode`, or `signInAgain` if no sign-in is pending;
 *   forbidden with `tooManyWrongCodes`
 */
export async function completeSecondStep(
  { db, secrets, hashing, now }: Pick<Dependencies, "db" | "secrets" | "hashing"> & { now: Date },
  { userId, token, code, browser, isKnownBrowser }: Attempt,
): Promise<SignedInUser> {
  const typed = await readCode({ db, hashing }, userId, code);
  const step = () =>
    db.transaction(async (tx) => {
      const access = { db: tx, secrets, now };
      // A concurrent new password has deleted the row, or waits for this lock and then ends the session.
      const [row] = await findRow(access, token).for("update");
      if (!row) return "signInAgain";
      const [user] = await tx.select(sessionUserColumns).from(users).where(eq(users.id, userId));
      const factor = await lockTwoFactor(tx, userId);
      if (!user?.twoFactorEnabled || !factor) return "signInAgain";
      requireOpen(factor, isKnownBrowser);
      const result = await consumeCode(access, factor, typed);
      if (result === "used") return "usedCode";
      const isThis = eq(verifications.tokenHash, row.tokenHash);
      const wrongCodes = row.wrongCodes + 1;
      if (result === "wrong" && wrongCodes < ATTEMPTS_MAX) {
        await tx.update(verifications).set({ wrongCodes }).where(isThis);
        return "wrongCode";
      }
      await tx.delete(verifications).where(isThis);
      if (result === "wrong") return "wrongCode";
      const isRemembered = row.remembered ?? false;
      return { user, session: await beginSession(access, { userId, isRemembered, browser }) };
    });
  const outcome = await retryOnDeadlock(step);
  if (typeof outcome !== "string") return outcome;
  throw invalidInput(outcome === "signInAgain" ? "" : "code", outcome);
}

function findRow({ db, now }: DatabaseContext, token: string) {
  const isThis = eq(verifications.tokenHash, hashToken(token));
  const isPending = and(eq(verifications.kind, "second-step"), gt(verifications.expiresAt, now));
  return db.select().from(verifications).where(and(isThis, isPending));
}
