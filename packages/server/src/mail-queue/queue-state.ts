import { and, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { mails, users } from "../db/schema.ts";
import { isBounce, isOfServer } from "./trouble.ts";

/** So many are counted, and no more, so that it costs the same however many there are. */
const COUNTED_MAX = 1000;

const { id, userId, kind, recipient, createdAt, attempts, failedAt, lastError } = mails;

/** Literal, as in the indexes. */
const isPutOff = sql`${failedAt} is null and ${attempts} > 0`;
const isFailed = sql`${failedAt} is not null`;
const hasFailedSince = (since: Date) => and(isFailed, gt(failedAt, since));

/** Of the mails that were tried in vain and wait, the one that waits longest. */
export function oldestPutOff(db: Tables) {
  return db
    .select({ since: createdAt, reason: lastError })
    .from(mails)
    .where(isPutOff)
    .orderBy(asc(createdAt))
    .limit(1);
}

/** Whether mails wait because of the mail server, and not of a single recipient. */
export async function isServerInTrouble(db: Tables): Promise<boolean> {
  const reasons = await db.selectDistinct({ reason: lastError }).from(mails).where(isPutOff);
  return reasons.some(({ reason }) => isOfServer(reason));
}

/** How many mails were tried in vain and wait, up to a thousand. */
export const countPutOff = (db: Tables) => countUpTo(db, isPutOff);

/** The mails that were given up since an instant, the newest first. */
export function failedSince(db: Tables, since: Date, limit: number) {
  return db
    .select({ id, username: users.name, recipient, kind, failedAt, reason: lastError })
    .from(mails)
    .leftJoin(users, eq(users.id, userId))
    .where(hasFailedSince(since))
    .orderBy(desc(failedAt))
    .limit(limit);
}

/** How many mails were given up since an instant, up to a thousand. */
export const countFailedSince = (db: Tables, since: Date) => countUpTo(db, hasFailedSince(since));

/** The last mail that was given up of those to an address, to which none has left since. */
export function lastFailedTo(db: Tables, address: string) {
  return db
    .select({ failedAt, reason: lastError })
    .from(mails)
    .where(and(isFailed, eq(recipient, address)))
    .orderBy(desc(failedAt))
    .limit(1);
}

/**
 * When the mail server last refused mails to an address for good; null where it did not, or has taken
 * one since.
 */
export async function bouncedAt(db: Tables, address: string): Promise<Date | null> {
  const [last] = await lastFailedTo(db, address);
  return last && isBounce(last.reason) ? last.failedAt : null;
}

function countUpTo(db: Tables, which: SQL | undefined) {
  const some = db.select({ id }).from(mails).where(which).limit(COUNTED_MAX).as("some");
  return db.select({ count: count() }).from(some);
}
