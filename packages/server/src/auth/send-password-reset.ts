import type { Language } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import { users } from "../db/schema.ts";
import { findPerson } from "./person.ts";
import { type LinkSender, sendLink } from "./send-link.ts";

type Asked = {
  /** Of somebody who has not chosen one yet. */
  language?: Language;
  /** Absent where it is whoever has forgotten the password. */
  askedBy?: "administrator";
};

/**
 * Sends the mail with which somebody chooses a new password.
 *
 * @returns whether there is an account with the address; tell that to administrators alone
 */
export async function sendPasswordReset(
  sender: LinkSender,
  email: string,
  { language, ...asked }: Asked,
): Promise<boolean> {
  const person = await findPerson(sender.db, eq(users.email, email.toLowerCase()), language);
  if (person) await sendLink(sender, "reset-password", person, asked);
  return person !== null;
}
