import type { Language } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import { users } from "../db/schema.ts";
import { queueMail } from "../mail-queue/queue-mail.ts";
import { changeNotice, type Notifier } from "./change-notice.ts";
import { findPerson } from "./person.ts";

type Change = "password-changed" | "two-factor-on" | "two-factor-off";

/**
 * Tells an account's address that the way to sign in has changed, so that an owner who did not change
 * it hears of it.
 *
 * @param sender with the transaction that makes the change
 * @param language of somebody who has not chosen one yet
 */
export async function tellChange(
  sender: Notifier,
  kind: Change,
  userId: string,
  language?: Language,
): Promise<void> {
  const person = await findPerson(sender.db, eq(users.id, userId), language);
  if (!person) return;
  const content = await changeNotice(sender, person, "/auth/forgot");
  const addressed = { userId, recipient: person.email, language: person.language };
  await queueMail(sender, { ...addressed, kind, content });
}
