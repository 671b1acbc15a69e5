import type { Language } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import { isPasswordInForce } from "../../auth/password-in-force.ts";
import { findPerson } from "../../auth/person.ts";
import { type LinkSender, sendLink } from "../../auth/send-link.ts";
import { users } from "../../db/schema.ts";

type Change = {
  userId: string;
  newEmail: string;
  language: Language;
  /** With which the password was right; where it has changed since, nothing is sent. */
  checkedHash: string;
};

/** Asks a new address whether it is the learner's; one that has an account already hears nothing. */
export async function sendNewAddressLink(
  sender: LinkSender,
  { userId, newEmail, language, checkedHash }: Change,
): Promise<void> {
  if (await findPerson(sender.db, eq(users.email, newEmail), language)) return;
  const person = await findPerson(sender.db, eq(users.id, userId), language);
  if (!person) return;
  await sender.db.transaction(async (tx) => {
    if (!(await isPasswordInForce(tx, userId, checkedHash))) return;
    await sendLink({ ...sender, db: tx }, "confirm-new-address", person, { newEmail });
  });
}
