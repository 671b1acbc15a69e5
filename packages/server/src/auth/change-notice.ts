import { desc, eq } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { progressEvents } from "../db/schema.ts";
import type { LinkSender } from "./send-link.ts";

/**
 * What a mail about a change to an account says of it: in which time zone its learner practised last,
 * and where to go if it was somebody else.
 *
 * @param path of the page to go to
 */
export async function changeNotice(
  { db, linkOrigin }: Pick<LinkSender, "db" | "linkOrigin">,
  { userId, username }: { userId: string; username: string },
  path: string,
) {
  const timeZone = (await lastTimeZone(db, userId)) ?? "UTC";
  return { username, timeZone, link: `${linkOrigin}${path}` };
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
