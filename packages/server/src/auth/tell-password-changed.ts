import type { Language } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import { users } from "../db/schema.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { changeNotice } from "./change-notice.ts";
import { findPerson } from "./person.ts";
import type { LinkSender } from "./send-link.ts";

/**
 * Tells an account's address that the password is another one, so that nobody who has not changed it
 * is left in the dark.
 *
 * @param sender with the transaction that changes the password
 * @param language of somebody who has not chosen one yet
 */
export async function tellPasswordChanged(
  sender: LinkSender,
  userId: string,
  language: Language,
): Promise<void> {
  const person = await findPerson(sender.db, eq(users.id, userId), language);
  if (!person) return;
  const content = await changeNotice(sender, person, "/auth/forgot");
  const addressed = { userId, recipient: person.email, language: person.language };
  await queueMail(sender, { ...addressed, kind: "password-changed", content });
}
