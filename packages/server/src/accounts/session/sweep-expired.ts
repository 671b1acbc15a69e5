import { DAY_MS } from "@verbena/core/calendar";
import { lte } from "drizzle-orm";
import type { DatabaseContext } from "../../db/database.ts";
import { mails, rateLimits, sessions, verifications } from "../../db/schema.ts";

/** How long administrators can see failed mails. */
const FAILED_MAIL_KEPT_MS = 30 * DAY_MS;

/** Deletes expired sessions, links and rate limits, and old failed mails. */
export async function sweepExpired({ db, now }: DatabaseContext): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.expire, now));
  const longAgo = new Date(now.getTime() - FAILED_MAIL_KEPT_MS);
  await db.delete(mails).where(lte(mails.failedAt, longAgo));
}
