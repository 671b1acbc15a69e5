import { and, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { mails, users } from "../db/schema.ts";
import { isBounce, isServerTrouble } from "./trouble.ts";

/** Counts stop here, to limit their cost. */
const COUNTED_MAX = 1000;

const { id, userId, kind, recipient, createdAt, attempts, failedAt, lastError } = mails;

/** Without parameters, like the conditions of the partial indexes. */
const isDelayed = sql`${failedAt} is null and ${attempts} > 0`;
const isFailed = sql`${failedAt} is not null`;
const hasFailedSince = (since: Date) => and(isFailed, gt(failedAt, since));

/** The oldest mail that waits for another attempt. */
export function findOldestDelayed(db: Queryable) {
  return db
    .select({ since: createdAt, reason: lastError })
    .from(mails)
    .where(isDelayed)
    .orderBy(asc(createdAt))
    .limit(1);
}

/** Whether mails wait because of the mail server, and not because of their recipients. */
export async function isServerInTrouble(db: Queryable): Promise<boolean> {
  const reasons = await db.selectDistinct({ reason: lastError }).from(mails).where(isDelayed);
  return reasons.some(({ reason }) => isServerTrouble(reason));
}

/** How many mails wait for another attempt, up to a thousand. */
export const countDelayed = (db: Queryable) => countUpTo(db, isDelayed);

/** How many mails wait for their first attempt, up to a thousand. */
export const countNew = (db: Queryable) =>
  countUpTo(db, sql`${failedAt} is null and ${attempts} = 0`);

/** The mails that failed since an instant, the newest first. */
export function findFailedSince(db: Queryable, since: Date, limit: number) {
  return db
    .select({ id, username: users.name, recipient, kind, failedAt, reason: lastError })
    .from(mails)
    .leftJoin(users, eq(users.id, userId))
    .where(hasFailedSince(since))
    .orderBy(desc(failedAt))
    .limit(limit);
}

/** How many mails failed since an instant, up to a thousand. */
export const countFailedSince = (db: Queryable, since: Date) =>
  countUpTo(db, hasFailedSince(since));

/** The last failed mail to an address. A later delivery deletes it. */
export function lastFailedMailTo(db: Queryable, address: string) {
  return db
    .select({ failedAt, reason: lastError })
    .from(mails)
    .where(and(isFailed, eq(recipient, address)))
    .orderBy(desc(failedAt))
    .limit(1);
}

/** When mails to an address last bounced; null if they did not, or a later one was delivered. */
export async function findBounce(db: Queryable, address: string): Promise<Date | null> {
  const [last] = await lastFailedMailTo(db, address);
  return last && isBounce(last.reason) ? last.failedAt : null;
}

function countUpTo(db: Queryable, which: SQL | undefined) {
  const some = db.select({ id }).from(mails).where(which).limit(COUNTED_MAX).as("some");
  return db.select({ count: count() }).from(some);
}
