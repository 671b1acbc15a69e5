import { desc, eq } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { progressEvents } from "../db/schema.ts";
import { nameForMail, type Person } from "./person.ts";

/** What it takes to tell somebody of a change. */
export type Notifier = {
  db: Tables;
  now: Date;
  /** Where links lead, such as https://verbena.example. */
  linkOrigin: string;
};

/**
 * What a mail about a change to an account says of it: in which time zone its learner practised last,
 * and where to go if it was somebody else.
 *
 * @param path of the page to go to
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
