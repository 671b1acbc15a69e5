import type { Language } from "@verbena/core/vocabulary";
import { and, eq } from "drizzle-orm";
import { findPerson } from "../../auth/person.ts";
import { type LinkSender, sendLink } from "../../auth/send-link.ts";
import { users } from "../../db/schema.ts";

type Unconfirmed = { userId: string; language: Language };

/** Asks a learner's address whether it is theirs, unless that is known. */
export async function sendConfirmation(
  sender: LinkSender,
  { userId, language }: Unconfirmed,
): Promise<void> {
  const isUnconfirmed = and(eq(users.id, userId), eq(users.emailVerified, false));
  const person = isUnconfirmed && (await findPerson(sender.db, isUnconfirmed, language));
  if (person) await sendLink(sender, "confirm-address", person);
}
