import type { Language } from "@verbena/core/vocabulary";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { sessions } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { tellChange } from "../notices.ts";
import type { passwordChange } from "../schema.ts";
import { newSessionToken } from "../session/begin-session.ts";
import type { Session } from "../session/read-session.ts";
import { refuseGuessable } from "./guessable-password.ts";
import { checkPassword, setPassword } from "./password.ts";

type Changer = Pick<Dependencies, "db" | "hashing" | "rateLimits" | "linkOrigin"> & {
  now: Date;
  /** The mail's language, if the learner has not chosen one. */
  language: Language;
  session: Session;
};

/**
 * Gives a learner a new password, ends all other sessions and sends a mail about it. This session goes
 * on under a new token: somebody who may have the old one is signed out too.
 *
 * @returns the new token
 * @throws AppError invalid_input when the present password is wrong, or the new one too common
 */
export async function changePassword(
  { now, language, session, linkOrigin, ...access }: Changer,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
): Promise<string> {
  const { db, hashing, rateLimits } = access;
  const { user, token } = session;
  const { id: userId, name: username, email } = user;
  await refuseGuessable("newPassword", newPassword, { username, email });
  const instead = await checkPassword(access, session, currentPassword, "currentPassword");
  const hash = await hashing.hash(newPassword);
  // Limited, so that somebody who knows the password cannot flood the owner's mailbox.
  const isTold = await rateLimits.tryCount("password-notice-by-user", userId);
  const newToken = newSessionToken();
  const change = () =>
    db.transaction(async (tx) => {
      const isSet = await setPassword({ db: tx, now }, { userId, hash, instead });
      if (!isSet) throw invalidInput("currentPassword", "wrongPassword");
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
      await tx.update(sessions).set({ token: newToken }).where(eq(sessions.token, token));
      const notifier = { db: tx, now, linkOrigin };
      if (isTold) await tellChange(notifier, "password-changed", userId, language);
    });
  await retryOnDeadlock(change);
  return newToken;
}
