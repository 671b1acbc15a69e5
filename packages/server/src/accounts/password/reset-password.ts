import type { Language } from "@verbena/core/vocabulary";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { retryOnDeadlock } from "../../db/database-errors.ts";
import { sessions, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { takeTurnsAs } from "../../http/turns.ts";
import { readLinkToken, takeLinkToken } from "../links/link-token.ts";
import { findPerson, tellChange } from "../notices.ts";
import type { passwordReset } from "../schema.ts";
import { removeTwoFactors } from "../two-factor/two-factor.ts";
import { refuseGuessable } from "./guessable-password.ts";
import { setPassword } from "./password.ts";

type Resetter = Pick<Dependencies, "db" | "hashing" | "linkOrigin"> & {
  now: Date;
  /** The mail's language, if the learner has not chosen one. */
  language: Language;
};

/**
 * Gives the account of a link a new password, ends all its sessions and sends a mail about it. Following
 * the link also confirms the address. A second factor that was set up before is removed: it may belong to
 * a stranger who signed up with the address.
 *
 * @returns whose account it is
 * @throws AppError invalid_input when the link is not good any more, the account has another address
 *   by now, or the password is too common
 */
export async function resetPassword(
  { db, hashing, now, linkOrigin, language }: Resetter,
  { token, newPassword }: z.output<typeof passwordReset>,
): Promise<{ userId: string; email: string }> {
  const link = await readLinkToken({ db, now }, "reset-password", token);
  if (!link) throw invalidInput("token", "linkExpired");
  // Somebody else may have the mailbox that the link was sent to by now.
  const isSameAddress = and(eq(users.id, link.userId), eq(users.email, link.email));
  const person = isSameAddress && (await findPerson(db, isSameAddress));
  if (!person) throw invalidInput("token", "linkExpired");
  const { userId, email } = person;
  await refuseGuessable("newPassword", newPassword, person);
  takeTurnsAs(userId);
  const hash = await hashing.hash(newPassword);
  const change = () =>
    db.transaction(async (tx) => {
      const taken = await takeLinkToken({ db: tx, now }, "reset-password", token);
      if (!taken) throw invalidInput("token", "linkExpired");
      await setPassword({ db: tx, now }, { userId, hash });
      const unconfirmed = and(isSameAddress, eq(users.emailVerified, false));
      const first = await tx.select({ id: users.id }).from(users).where(unconfirmed);
      if (first.length > 0) await removeTwoFactors({ db: tx, now }, [userId]);
      const confirmed = await tx
        .update(users)
        .set({ emailVerified: true, updatedAt: now })
        .where(isSameAddress)
        .returning({ id: users.id });
      if (confirmed.length === 0) throw invalidInput("token", "linkExpired");
      await tx.delete(sessions).where(eq(sessions.userId, userId));
      await tellChange({ db: tx, now, linkOrigin }, "password-changed", userId, language);
    });
  await retryOnDeadlock(change);
  return { userId, email };
}
