import { isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mails } from "../db/schema.ts";

/** How many mails wait for a mail server, and how many have been given up. */
export type QueueState = { waiting: number; failed: number };

export async function readQueueState(db: Database): Promise<QueueState> {
  const waiting = await db.$count(mails, isNull(mails.failedAt));
  const failed = await db.$count(mails, isNotNull(mails.failedAt));
  return { waiting, failed };
}
