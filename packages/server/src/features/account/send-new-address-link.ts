import type { Language } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import { createLinkToken, dropNewAddressLinks } from "../../auth/link-token.ts";
import { isPasswordInForce } from "../../auth/password-in-force.ts";
import { findPerson } from "../../auth/person.ts";
import { type LinkSender, sendLink } from "../../auth/send-link.ts";
import { users } from "../../db/schema.ts";

type Change = {
  userId: string;
  newEmail: string;
  language: Language;
  /** Of the password when the change was asked for; where it is another one by now, nothing is sent. */
  checkedHash: string;
};

/**
 * Asks a new address whether it is the learner's, instead of another one that was asked before. One
 * that has an account already hears nothing, and yet the change waits: who asked for it sees no
 * difference.
 */
export async function sendNewAddressLink(
  sender: LinkSender,
  { userId, newEmail, language, checkedHash }: Change,
): Promise<void> {
  const owner = await findPerson(sender.db, eq(users.email, newEmail), language);
  const person = await findPerson(sender.db, eq(users.id, userId), language);
  if (!person) return;
  await sender.db.transaction(async (tx) => {
    const inTransaction = { ...sender, db: tx };
    if (!(await isPasswordInForce(tx, userId, checkedHash))) return;
    await dropNewAddressLinks(tx, userId, newEmail);
    if (!owner) return sendLink(inTransaction, "confirm-new-address", person, { newEmail });
    const unknownToAll = { userId, email: person.email, newEmail };
    await createLinkToken(inTransaction, "confirm-new-address", unknownToAll);
  });
}
