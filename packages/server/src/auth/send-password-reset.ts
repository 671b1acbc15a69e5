import type { Language } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import { users } from "../db/schema.ts";
import { findPerson } from "./person.ts";
import { type LinkSender, sendLink } from "./send-link.ts";

/**
 * Sends the mail with which somebody chooses a new password.
 *
 * @param language of somebody who has not chosen one yet
 * @returns whether there is an account with the address; tell that to administrators alone
 */
export async function sendPasswordReset(
  sender: LinkSender,
  email: string,
  language?: Language,
): Promise<boolean> {
  const person = await findPerson(sender.db, eq(users.email, email.toLowerCase()), language);
  if (person) await sendLink(sender, "reset-password", person);
  return person !== null;
}
