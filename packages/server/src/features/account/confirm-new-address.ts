import { and, eq } from "drizzle-orm";
import { changeNotice } from "../../auth/change-notice.ts";
import { dropTakeoverLinks, holdLinkToken, readLinkToken } from "../../auth/link-token.ts";
import { maskEmail } from "../../auth/mask-email.ts";
import { findPerson } from "../../auth/person.ts";
import type { LinkSender } from "../../auth/send-link.ts";
import type { Tables } from "../../db/database.ts";
import { againAfterDeadlock } from "../../db/deadlock.ts";
import { isUniqueViolation } from "../../db/error-code.ts";
import { users } from "../../db/schema.ts";
import { queueMail } from "../../mail/queue-mail.ts";

/**
 * Gives an account the new address of a link, and tells the old one; following the link again
 * changes nothing.
 *
 * @returns whether the account has the address now: not when the link has expired, when the account
 *   got another address meanwhile, or when another account has this one
 */
export async function confirmNewAddress(
  { db, now, linkOrigin }: LinkSender,
  token: string,
): Promise<boolean> {
  const link = await readLinkToken({ db, now }, "confirm-new-address", token);
  const newEmail = link?.newEmail;
  if (!link || newEmail === undefined) return false;
  const person = await findPerson(db, eq(users.id, link.userId));
  if (person?.email === newEmail) return true;
  if (person?.email !== link.email) return false;
  const { userId, email, language } = person;
  try {
    const change = async (tx: Tables) => {
      // A new password may have made it worthless by now.
      const isGood = await holdLinkToken({ db: tx, now }, "confirm-new-address", token);
      if (!isGood) return false;
      await tx
        .update(users)
        .set({ email: newEmail, emailVerified: true, updatedAt: now })
        .where(and(eq(users.id, userId), eq(users.email, email)));
      await dropTakeoverLinks(tx, userId, token);
      const notice = await changeNotice({ db: tx, linkOrigin }, person, "/");
      const content = { ...notice, maskedEmail: maskEmail(newEmail) };
      const told = { userId, recipient: email, language, content };
      await queueMail({ db: tx, now }, { ...told, kind: "address-changed" });
      return true;
    };
    return await againAfterDeadlock(() => db.transaction(change));
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
