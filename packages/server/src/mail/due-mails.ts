import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { mails, users } from "../db/schema.ts";
import { hasLink, linkLifetimeS } from "../mail-queue/link-lifetime.ts";
import type { Mail } from "./compose-mail.ts";

/**
 * Takes mails that are due, the longest due first, and puts off their next attempt: until then no
 * other process takes them, and if this one dies they are due again. One short statement, so that
 * no transaction is open while a mail server is asked. A mail that a visitor asked for becomes its
 * account's, if there is one.
 */
export function claimDueMails(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Mail[]> {
  // No mail is put off for longer: the server's clock was ahead then.
  const neverPutOffTo = new Date(now.getTime() + 2 * LONGEST_PAUSE_MS);
  const isDue = or(lte(mails.nextAttemptAt, now), gt(mails.nextAttemptAt, neverPutOffTo));
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

type LeftMail = Pick<Mail, "id" | "recipient">;

/** Forgets mails that have left, and those that had failed before to the same addresses. */
export async function removeMails(db: Database, left: readonly LeftMail[]): Promise<void> {
  if (left.length === 0) return;
  const ids = left.map(({ id }) => id);
  const recipients = left.map(({ recipient }) => recipient);
  const hadFailed = and(isNotNull(mails.failedAt), inArray(mails.recipient, recipients));
  await db.delete(mails).where(or(inArray(mails.id, ids), hadFailed));
}

/** Forgets a mail that need not be sent any more. */
export async function dropMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

export async function putOff(
  db: Database,
  { id, attempts, until, reason }: { id: string; attempts: number; until: Date; reason: string },
): Promise<void> {
  const change = { attempts, nextAttemptAt: until, lastError: reason };
  await db.update(mails).set(change).where(eq(mails.id, id));
}

/** Gives up a mail for good. */
export async function giveUp(
  db: Database,
  { id, attempts, now, reason }: { id: string; attempts: number; now: Date; reason: string },
): Promise<void> {
  const change = { attempts, failedAt: now, lastError: reason, content: {} };
  await db.update(mails).set(change).where(eq(mails.id, id));
}

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;
const LONGEST_WAIT_MS = 3 * 24 * 3_600_000;

/** Who asked for a link that is good for an hour has asked again, or given up, after six. */
const LIFETIMES_WAITED = 6;

/** When a mail that has been tried so many times is tried next: after 1 min, doubled, up to 1 h. */
export function nextAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pause);
}

/** Whether a mail comes too late at an instant: after three days, a password reset after six hours. */
export function isTooLate({ kind, createdAt }: Mail, at: Date): boolean {
  const lifetime = hasLink(kind) ? linkLifetimeS[kind] * 1000 : Number.POSITIVE_INFINITY;
  const longest = Math.min(LONGEST_WAIT_MS, LIFETIMES_WAITED * lifetime);
  return at.getTime() - createdAt.getTime() > longest;
}
