import { fallbackLanguage, type Language } from "@verbena/core/vocabulary";
import { desc, eq, type SQL } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { profiles, progressEvents, users } from "../db/schema.ts";
import { queueMail } from "../mail-queue/queue-mail.ts";

/** The reader of a mail. */
export type Person = {
  userId: string;
  email: string;
  isConfirmed: boolean;
  username: string;
  language: Language;
};

/** What it takes to send a mail about a change. */
export type Notifier = {
  /** The transaction that makes the change. */
  db: Tables;
  now: Date;
  /** Where links lead, such as https://verbena.example. */
  linkOrigin: string;
};

/**
 * @param which one user
 * @param language if the user has not chosen one
 */
export async function findPerson(
  db: Tables,
  which: SQL,
  language: Language = fallbackLanguage,
): Promise<Person | null> {
  const [row] = await db
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(which);
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
 * The name for a greeting. Anyone can sign up with another person's address and put an advertisement
 * into the name, so an unconfirmed address gets none.
 */
export function nameForMail({ isConfirmed, username }: Person): { username?: string } {
  return isConfirmed ? { username } : {};
}

/**
 * Tells an account's address that the way to sign in has changed, in case somebody else changed it.
 *
 * @param language if the user has not chosen one
 */
export async function tellChange(
  notifier: Notifier,
  kind: "password-changed" | "two-factor-on" | "two-factor-off",
  userId: string,
  language?: Language,
): Promise<void> {
  const person = await findPerson(notifier.db, eq(users.id, userId), language);
  if (!person) return;
  const content = await changeNotice(notifier, person, "/auth/forgot");
  const addressed = { userId, recipient: person.email, language: person.language };
  await queueMail(notifier, { ...addressed, kind, content });
}

/**
 * The content of a mail about a change.
 *
 * @param path the page to go to if it was somebody else
 */
export async function changeNotice(
  { db, linkOrigin }: Pick<Notifier, "db" | "linkOrigin">,
  person: Person,
  path: string,
) {
  const timeZone = (await lastTimeZone(db, person.userId)) ?? "UTC";
  return { ...nameForMail(person), timeZone, link: `${linkOrigin}${path}` };
}

async function lastTimeZone(db: Tables, userId: string): Promise<string | undefined> {
  const [last] = await db
    .select({ timeZone: progressEvents.timeZone })
    .from(progressEvents)
    .where(eq(progressEvents.userId, userId))
    .orderBy(desc(progressEvents.seq))
    .limit(1);
  return last?.timeZone;
}
