import { and, eq } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { againAfterDeadlock, isUniqueViolation } from "../../db/database-errors.ts";
import { users } from "../../db/schema.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import { changeNotice, type Notifier } from "../change-notice.ts";
import { dropTakeoverLinks, holdLinkToken, readLinkToken } from "../links/link-token.ts";
import { findPerson } from "../person.ts";

/**
 * Gives an account the new address of a link, and tells the old one; following the link again
 * changes nothing.
 *
 * @returns the new address
 * @throws AppError invalid_input when the link has expired, when the account got another address
 *   meanwhile, or when another account has this one
 */
export async function confirmNewAddress(
  { db, now, linkOrigin }: Notifier,
  token: string,
): Promise<string> {
  const link = await readLinkToken({ db, now }, "confirm-new-address", token);
  const newEmail = link?.newEmail;
  if (!link || newEmail === undefined) throw expired();
  const person = await findPerson(db, eq(users.id, link.userId));
  if (person?.email === newEmail) return newEmail;
  if (person?.email !== link.email) throw expired();
  const { userId, email, language } = person;
  try {
    const change = async (tx: Tables) => {
      // A new password may have made it worthless by now.
      const isGood = await holdLinkToken({ db: tx, now }, "confirm-new-address", token);
      if (!isGood) throw expired();
      await tx
        .update(users)
        .set({ email: newEmail, emailVerified: true, updatedAt: now })
        .where(and(eq(users.id, userId), eq(users.email, email)));
      await dropTakeoverLinks(tx, userId, token);
      const notice = await changeNotice({ db: tx, linkOrigin }, person, "/");
      const maskedEmail = maskEmail(newEmail);
      const content = { ...notice, ...(person.isConfirmed && { maskedEmail }) };
      const told = { userId, recipient: email, language, content };
      await queueMail({ db: tx, now }, { ...told, kind: "address-changed" });
    };
    await againAfterDeadlock(() => db.transaction(change));
    return newEmail;
  } catch (error) {
    if (isUniqueViolation(error)) throw expired();
    throw error;
  }
}

const expired = () => invalidInput("token", "linkExpired");

/**
 * So much of an address that its owner knows it, and nobody else learns it: `n…@example.org`.
 *
 * @param email with one @ at least
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}…${email.slice(at)}`;
}
