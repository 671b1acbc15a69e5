import type { Language } from "@verbena/core/languages";
import type { z } from "zod";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { notifyOfChange } from "../notices.ts";
import type { passwordChange } from "../schema.ts";
import { endOtherSessions, renewToken } from "../session/begin-session.ts";
import type { Session } from "../session/read-session.ts";
import type { Transact } from "../two-factor/check-code.ts";
import { rejectGuessablePassword } from "./guessable-password.ts";
import { checkPassword, setPassword } from "./password.ts";

type Changer = Pick<Dependencies, "db" | "hashing" | "rateLimits" | "linkOrigin"> & {
  now: Date;
  /** Language of the mail if the learner has not chosen one. */
  language: Language;
  session: Session;
  transact: Transact;
};

/**
 * Changes a learner's password, ends all other sessions and queues a mail about it. This session gets a new
 * token, in case somebody has stolen the old one.
 *
 * @returns the new token
 * @throws AppError invalid_input if the present password or the code is wrong, or the new one too common
 */
export async function changePassword(
  { now, language, session, linkOrigin, transact, ...access }: Changer,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
): Promise<string> {
  const { hashing, rateLimits } = access;
  const { user } = session;
  const { id: userId, name: username, email } = user;
  await rejectGuessablePassword("newPassword", newPassword, { username, email });
  const oldHash = await checkPassword(access, session, currentPassword, "currentPassword");
  const hash = await hashing.hash(newPassword);
  // Limited, so that somebody who knows the password cannot flood the owner's mailbox.
  const sendsMail = await rateLimits.tryConsume("mail", "password-changed", userId);
  return transact(async (tx) => {
    const isChanged = await setPassword({ db: tx, now }, { userId, hash, oldHash });
    if (!isChanged) throw invalidInput("currentPassword", "wrongPassword");
    await endOtherSessions(tx, session);
    const notifier = { db: tx, now, linkOrigin };
    if (sendsMail) await notifyOfChange(notifier, "password-changed", userId, language);
    return renewToken(tx, session.id);
  }).catch(async (error) => {
    if (sendsMail) await rateLimits.refund("mail", "password-changed", userId);
    throw error;
  });
}
