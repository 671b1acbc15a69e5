import type { Language } from "@verbena/core/vocabulary";
import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { sessions } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { notifyOfChange } from "../notices.ts";
import type { passwordChange } from "../schema.ts";
import { newSessionToken } from "../session/begin-session.ts";
import type { Session } from "../session/read-session.ts";
import { rejectGuessablePassword } from "./guessable-password.ts";
import { checkPassword, setPassword } from "./password.ts";

type Changer = Pick<Dependencies, "db" | "hashing" | "rateLimits" | "linkOrigin"> & {
  now: Date;
  /** Language of the mail if the learner has not chosen one. */
  language: Language;
  session: Session;
};

/**
 * Changes a learner's password, ends all other sessions and queues a mail about it. This session gets a new
 * token, in case somebody has stolen the old one.
 *
 * @returns the new token
 * @throws AppError invalid_input if the present password is wrong, or the new one too common
 */
export async function changePassword(
  { now, language, session, linkOrigin, ...access }: Changer,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
): Promise<string> {
  const { db, hashing, rateLimits } = access;
  const { user, token } = session;
  const { id: userId, name: username, email } = user;
  await rejectGuessablePassword("newPassword", newPassword, { username, email });
  const oldHash = await checkPassword(access, session, currentPassword, "currentPassword");
  const hash = await hashing.hash(newPassword);
  // Limited, so that somebody who knows the password cannot flood the owner's mailbox.
  const sendsMail = await rateLimits.tryConsume("password-notice-by-user", userId);
  const newToken = newSessionToken();
  const change = () =>
    db.transaction(async (tx) => {
      const isChanged = await setPassword({ db: tx, now }, { userId, hash, oldHash });
      if (!isChanged) throw invalidInput("currentPassword", "wrongPassword");
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
      await tx.update(sessions).set({ token: newToken }).where(eq(sessions.token, token));
      const notifier = { db: tx, now, linkOrigin };
      if (sendsMail) await notifyOfChange(notifier, "password-changed", userId, language);
    });
  await retryOnDeadlock(change);
  return newToken;
}
