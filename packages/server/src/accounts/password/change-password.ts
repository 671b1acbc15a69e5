import { randomBytes } from "node:crypto";
import type { Language } from "@verbena/core/vocabulary";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import { againAfterDeadlock } from "../../db/database-errors.ts";
import { sessions } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import type { passwordChange } from "../schema.ts";
import type { Session } from "../session/read-session.ts";
import { tellChange } from "../tell-change.ts";
import { checkPassword } from "./check-password.ts";
import { refuseGuessable } from "./guessable-password.ts";
import { setPassword } from "./set-password.ts";

const TOKEN_BYTES = 24;

type Changer = Pick<Dependencies, "db" | "auth" | "rateLimits" | "linkOrigin"> & {
  now: Date;
  /** Of a learner who has not chosen one yet. */
  language: Language;
  /** That asks for it. */
  session: Session;
};

/**
 * Gives a learner a new password and ends all other sessions. This one goes on under a new token, so
 * that whoever may have the old one is signed out too. The learner's address is told.
 *
 * @returns the new token
 * @throws AppError invalid_input when the present password is wrong, or the new one too common
 */
export async function changePassword(
  { now, language, session, linkOrigin, ...access }: Changer,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
): Promise<string> {
  const { db, auth, rateLimits } = access;
  const { user, token } = session;
  const { id: userId, name: username, email } = user;
  await refuseGuessable("newPassword", newPassword, { username, email });
  const instead = await checkPassword(access, session, currentPassword, "currentPassword");
  const hash = await auth.hashing.hash(newPassword);
  // Somebody who knows the password cannot flood its owner's mailbox either.
  const isTold = await rateLimits.tryCount("password-notice-by-user", userId);
  const newToken = randomBytes(TOKEN_BYTES).toString("base64url");
  const change = () =>
    db.transaction(async (tx) => {
      const isSet = await setPassword({ db: tx, now }, { userId, hash, instead });
      if (!isSet) throw invalidInput("currentPassword", "wrongPassword");
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
      await tx.update(sessions).set({ token: newToken }).where(eq(sessions.token, token));
      if (isTold)
        await tellChange({ db: tx, now, linkOrigin }, "password-changed", userId, language);
    });
  await againAfterDeadlock(change);
  return newToken;
}
