import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mails, users } from "../db/schema.ts";
import { hasLink, linkLifetimeS } from "../mail-queue/link-lifetime.ts";
import type { Mail } from "./compose-mail.ts";

/**
 * Claims mails that are due, the longest due first. If this process dies, they are due again at `until`. A
 * claim is one statement, so no transaction is open during a delivery. A mail that a visitor asked for is
 * assigned to the account of its address, if there is one.
 */
export function claimDueMails(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Mail[]> {
  // An attempt further ahead was stored while the server's clock was fast.
  const tooFarAhead = new Date(now.getTime() + 2 * LONGEST_RETRY_MS);
  const isDue = or(lte(mails.nextAttemptAt, now), gt(mails.nextAttemptAt, tooFarAhead));
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.failedAt), isDue))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const account = sql`(select ${users.id} from ${users} where ${users.email} = ${mails.recipient})`;
  const userId = sql`coalesce(${mails.userId}, ${account})`;
  return db
    .update(mails)
    .set({ nextAttemptAt: until, userId })
    .where(inArray(mails.id, due))
    .returning();
}

/** Deletes a mail that was sent, and failed mails to its address. */
export async function removeSent(
  db: Database,
  { id, recipient }: Pick<Mail, "id" | "recipient">,
): Promise<void> {
  const isFailedToSame = and(isNotNull(mails.failedAt), eq(mails.recipient, recipient));
  await db.delete(mails).where(or(eq(mails.id, id), isFailedToSame));
}

/** Deletes a mail that is no longer needed. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

/** Schedules the next attempt for a mail. */
export async function retryLater(
  db: Database,
  { id, attempts, until, reason }: { id: string; attempts: number; until: Date; reason: string },
): Promise<void> {
  const change = { attempts, nextAttemptAt: until, lastError: reason };
  await db.update(mails).set(change).where(eq(mails.id, id));
}

/** Marks a mail as failed for good. */
export async function giveUp(
  db: Database,
  { id, attempts, now, reason }: { id: string; attempts: number; now: Date; reason: string },
): Promise<void> {
  const change = { attempts, failedAt: now, lastError: reason, content: {} };
  await db.update(mails).set(change).where(eq(mails.id, id));
}

const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
const MAIL_MAX_AGE_MS = 3 * 24 * 3_600_000;

/** A mail is too old after this many lifetimes of its link: a password reset after six hours. */
const LIFETIMES_MAX = 6;

/** The time of the next attempt: after 1 minute, doubled with each attempt, up to 1 hour. */
export function nextAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  return new Date(now.getTime() + pause);
}

/** Whether a mail is too old at an instant. */
export function isTooLate({ kind, createdAt }: Mail, at: Date): boolean {
  const lifetime = hasLink(kind) ? linkLifetimeS[kind] * 1000 : Number.POSITIVE_INFINITY;
  const maxAge = Math.min(MAIL_MAX_AGE_MS, LIFETIMES_MAX * lifetime);
  return at.getTime() - createdAt.getTime() > maxAge;
}
