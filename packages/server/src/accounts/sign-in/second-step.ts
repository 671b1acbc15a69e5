import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { users, verifications } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { type Browser, beginSession, type NewSession } from "../session/begin-session.ts";
import { type SessionUser, sessionUser } from "../session/read-session.ts";
import { takeCode } from "../two-factor/two-factor.ts";

/** How long a sign-in waits for its code. */
export const SECOND_STEP_S = 600;

/** Wrong codes after which the password is asked for again. */
const ATTEMPTS_MAX = 5;

const TOKEN_BYTES = 24;
const REMEMBERED = "remembered";

type Access = { db: Tables; now: Date };

/** A sign-in whose password was right, and whose code is missing. */
type WaitingSignIn = { userId: string; isRemembered: boolean; wrongCodes: number };

/**
 * Stores a sign-in that waits for its second step. A new password deletes the row, as it does for links.
 *
 * @returns its token
 */
export async function beginSecondStep(
  { db, now }: Access,
  signIn: Omit<WaitingSignIn, "wrongCodes">,
): Promise<string> {
  const token = `2fa-${randomBytes(TOKEN_BYTES).toString("base64url")}`;
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: token,
    value: written({ ...signIn, wrongCodes: 0 }),
    expiresAt: new Date(now.getTime() + SECOND_STEP_S * 1000),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}

/** Whose sign-in waits for a code; null where none does. */
export async function waitingUser(
  access: Access,
  token: string | null,
): Promise<{ id: string; email: string } | null> {
  const [row] = token === null ? [] : await findRow(access, token);
  if (!row) return null;
  const [user] = await access.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, read(row).userId));
  return user ?? null;
}

type Attempt = { token: string; code: string; browser: Browser };

/**
 * Ends a sign-in with a code of the second factor.
 *
 * @throws AppError invalid_input with `wrongCode`, `usedCode`, or with `signInAgain` if nothing waits
 */
export async function takeSecondStep(
  { db, secret, now }: Pick<Dependencies, "db" | "secret"> & { now: Date },
  { token, code, browser }: Attempt,
): Promise<{ user: SessionUser; session: NewSession }> {
  const step = () =>
    db.transaction(async (tx) => {
      const access = { db: tx, secret, now };
      // A new password deletes the row, or waits for this lock and then ends the session.
      const [row] = await findRow(access, token).for("update");
      if (!row) return "signInAgain";
      const { userId, isRemembered, wrongCodes } = read(row);
      const [user] = await tx.select(sessionUser).from(users).where(eq(users.id, userId));
      if (!user?.twoFactorEnabled) return "signInAgain";
      const taken = await takeCode(access, userId, code);
      if (taken === "used") return "usedCode";
      const isThis = eq(verifications.id, row.id);
      if (taken === "wrong" && wrongCodes + 1 < ATTEMPTS_MAX) {
        const value = written({ userId, isRemembered, wrongCodes: wrongCodes + 1 });
        await tx.update(verifications).set({ value }).where(isThis);
        return "wrongCode";
      }
      await tx.delete(verifications).where(isThis);
      if (taken === "wrong") return "wrongCode";
      return { user, session: await beginSession(access, { userId, isRemembered, browser }) };
    });
  const outcome = await retryOnDeadlock(step);
  if (typeof outcome !== "string") return outcome;
  throw invalidInput(outcome === "signInAgain" ? "" : "code", outcome);
}

function findRow({ db, now }: Access, token: string) {
  return db
    .select()
    .from(verifications)
    .where(and(eq(verifications.identifier, token), gt(verifications.expiresAt, now)));
}

function written({ userId, isRemembered, wrongCodes }: WaitingSignIn): string {
  return `${userId} ${isRemembered ? REMEMBERED : "forgotten"} ${wrongCodes}`;
}

function read({ value }: { value: string }): WaitingSignIn {
  const [userId = "", remembered, wrongCodes = "0"] = value.split(" ");
  return { userId, isRemembered: remembered === REMEMBERED, wrongCodes: Number(wrongCodes) };
}
