import { lte } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { rateLimits, sessions, verifications } from "../db/schema.ts";

/** Deletes what nobody can use any more: sessions, tokens of links and counts that have expired. */
export async function sweepExpired({ db, now }: { db: Tables; now: Date }): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.expire, now));
}
