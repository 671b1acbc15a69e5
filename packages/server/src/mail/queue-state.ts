import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mails } from "../db/schema.ts";

/** How many mails wait for a mail server, and how many have been given up. */
export type QueueState = { waiting: number; failed: number };

export async function readQueueState(db: Database): Promise<QueueState> {
  const [state] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${mails.failedAt} is null)`.mapWith(Number),
      failed: sql<number>`count(${mails.failedAt})`.mapWith(Number),
    })
    .from(mails);
  return state ?? { waiting: 0, failed: 0 };
}
