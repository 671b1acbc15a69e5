import type { Language } from "@verbena/core/languages";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { sessions, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { setQueueUser } from "../../http/fair-queue.ts";
import { consumeLinkToken, readLinkToken } from "../links/link-token.ts";
import { findRecipient, notifyOfChange } from "../notices.ts";
import type { passwordReset } from "../schema.ts";
import { removeTwoFactors } from "../two-factor/two-factor.ts";
import { rejectGuessablePassword } from "./guessable-password.ts";
import { setPassword } from "./password.ts";

type Resetter = Pick<Dependencies, "db" | "hashing" | "linkOrigin"> & {
  now: Date;
  /** Language of the mail if the learner has not chosen one. */
  language: Language;
};

/**
 * Sets the password of a link's account, ends all its sessions and queues a mail about it. The link also
 * confirms the address. If the address was unconfirmed, a second factor is removed, since a stranger may
 * have signed up with the address.
 *
 * @returns the account
 * @throws AppError invalid_input if the link is invalid, the account now has another address, or the
 *   password is too common
 */
export async function resetPassword(
  { db, hashing, now, linkOrigin, language }: Resetter,
  { token, newPassword }: z.output<typeof passwordReset>,
): Promise<{ userId: string; email: string }> {
  const link = await readLinkToken({ db, now }, "reset-password", token);
  if (!link) throw invalidInput("token", "linkExpired");
  // After a change of address, the mailbox of the old one may be somebody else's.
  const hasSameAddress = and(eq(users.id, link.userId), eq(users.email, link.email));
  const recipient = hasSameAddress && (await findRecipient(db, hasSameAddress));
  if (!recipient) throw invalidInput("token", "linkExpired");
  const { userId, email } = recipient;
  await rejectGuessablePassword("newPassword", newPassword, recipient);
  setQueueUser(userId);
  const hash = await hashing.hash(newPassword);
  const change = () =>
    db.transaction(async (tx) => {
      const consumed = await consumeLinkToken({ db: tx, now }, "reset-password", token);
      if (!consumed) throw invalidInput("token", "linkExpired");
      await setPassword({ db: tx, now }, { userId, hash });
      const isUnconfirmed = and(hasSameAddress, eq(users.emailVerified, false));
      const wasUnconfirmed = (await tx.$count(users, isUnconfirmed)) > 0;
      if (wasUnconfirmed) await removeTwoFactors(tx, [userId]);
      const confirmed = await tx
        .update(users)
        .set({ emailVerified: true })
        .where(hasSameAddress)
        .returning({ id: users.id });
      if (confirmed.length === 0) throw invalidInput("token", "linkExpired");
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await notifyOfChange({ db: tx, now, linkOrigin }, "password-changed", userId, language);
    });
  await retryOnDeadlock(change);
  return { userId, email };
}
