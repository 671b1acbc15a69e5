import { lte } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { mails, rateLimits, sessions, verifications } from "../../db/schema.ts";

/** How long it can be seen that a mail was given up, and to which address. */
const FAILED_MAIL_KEPT_MS = 30 * 86_400_000;

/**
 * Deletes what nobody can use any more: sessions, tokens of links and counts that have expired, and
 * mails that were given up long ago.
 */
export async function sweepExpired({ db, now }: { db: Tables; now: Date }): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.expire, now));
  const longAgo = new Date(now.getTime() - FAILED_MAIL_KEPT_MS);
  await db.delete(mails).where(lte(mails.failedAt, longAgo));
}
