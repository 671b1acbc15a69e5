import { fallbackLanguage, type Language } from "@verbena/core/languages";
import { desc, eq, type SQL } from "drizzle-orm";
import type { DatabaseContext, Queryable } from "../db/database.ts";
import { profiles, progressEvents, users } from "../db/schema.ts";
import { queueMail } from "../mail-queue/queue-mail.ts";

/** The recipient of a mail. */
export type Recipient = {
  userId: string;
  email: string;
  isConfirmed: boolean;
  username: string;
  language: Language;
};

/** What sending a mail about a change needs. */
export type Notifier = DatabaseContext & {
  /** Where links lead, such as https://verbena.example. */
  linkOrigin: string;
};

/**
 * @param condition for one user
 * @param language default for a user who has not chosen one
 */
export async function findRecipient(
  db: Queryable,
  condition: SQL,
  language: Language = fallbackLanguage,
): Promise<Recipient | null> {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(condition);
  if (!row) return null;
  const { user, profile } = row;
  return {
    userId: user.id,
    email: user.email,
    isConfirmed: user.emailVerified,
    username: profile?.username ?? user.name,
    language: profile?.preferredLanguage ?? language,
  };
}

/**
 * The name for a greeting; none for an unconfirmed address. Anybody can sign up with another person's address and
 * an advertisement as the name.
 */
export function nameForMail({ isConfirmed, username }: Recipient): { username?: string } {
  return isConfirmed ? { username } : {};
}

/**
 * Queues a mail about a change of password or second factor, or about wrong codes, in case somebody else did it.
 *
 * @param language default for a user who has not chosen one
 */
export async function notifyOfChange(
  notifier: Notifier,
  kind: "password-changed" | "two-factor-on" | "two-factor-off" | "wrong-codes",
  userId: string,
  language?: Language,
): Promise<void> {
  const recipient = await findRecipient(notifier.db, eq(users.id, userId), language);
  if (!recipient) return;
  const content = await changeNotice(notifier, recipient, "/auth/forgot");
  const mail = { userId, recipient: recipient.email, language: recipient.language };
  await queueMail(notifier, { ...mail, kind, content });
}

/**
 * The content of a mail about a change.
 *
 * @param path page to open if somebody else made the change
 */
export async function changeNotice(
  { db, linkOrigin }: Pick<Notifier, "db" | "linkOrigin">,
  recipient: Recipient,
  path: string,
) {
  const timeZone = (await lastTimeZone(db, recipient.userId)) ?? "UTC";
  return { ...nameForMail(recipient), timeZone, link: `${linkOrigin}${path}` };
}

async function lastTimeZone(db: Queryable, userId: string): Promise<string | undefined> {
  const [last] = await db
    .select({ timeZone: progressEvents.timeZone })
    .from(progressEvents)
    .where(eq(progressEvents.userId, userId))
    .orderBy(desc(progressEvents.seq))
    .limit(1);
  return last?.timeZone;
}
