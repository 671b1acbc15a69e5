import { DAY_MS, type Instant } from "@verbena/core/calendar";
import { and, desc, eq, gt } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Database } from "../../db/database.ts";
import { progressEvents } from "../../db/schema.ts";
import type { LoggedEvent } from "./stored-rows.ts";

/** Events that a learner can store within 24 hours; up to 49 more, since only every 50th event is checked. */
const EVENTS_PER_DAY = {
  confirmed: 20_000,
  /** Accounts without a confirmed address, which anybody can create. */
  unconfirmed: 5_000,
  /** Answers to exercises that do not exist, after a change of content. */
  skipped: 500,
  /** For each batch with a retraction, the server reads the log of the family. */
  retractions: 300,
  /** A test of twelve families has as many events, each with the guesses of a family. */
  placements: 300,
};

/** Each check of the daily quota reads the log. */
const CHECK_EVERY = 50;

/**
 * Seconds until the learner's quotas allow new events; null if they do.
 *
 * @param logged the batch's new events
 * @param lastSeq number of the learner's last change before the batch
 */
export async function quotaWait(
  { db, user, now }: RequestContext,
  logged: readonly LoggedEvent[],
  lastSeq: number,
): Promise<number | null> {
  if (logged.length === 0) return null;
  const eventsPerDay = EVENTS_PER_DAY[user.emailVerified ? "confirmed" : "unconfirmed"];
  const checksUntil = (seq: number) => Math.ceil(seq / CHECK_EVERY);
  const isCheckDue = checksUntil(lastSeq + logged.length) > checksUntil(lastSeq);
  const hasSkipped = logged.some(({ status }) => status === "skipped");
  const hasRetraction = logged.some(({ event }) => event.kind === "retraction");
  const hasPlacement = logged.some(({ event }) => event.kind === "placement");
  const since =
    (isCheckDue ? await oldestOfDailyQuota(db, user.id, lastSeq, eventsPerDay) : null) ??
    (hasSkipped ? await oldestOfSmallQuota(db, user.id, lastSeq, "skipped") : null) ??
    (hasRetraction ? await oldestOfSmallQuota(db, user.id, lastSeq, "retractions") : null) ??
    (hasPlacement ? await oldestOfSmallQuota(db, user.id, lastSeq, "placements") : null);
  return since === null ? null : secondsLeft(since, now);
}

/** When the oldest event of the daily quota was received; null while the quota is not used up. */
async function oldestOfDailyQuota(
  db: Database,
  userId: string,
  lastSeq: number,
  eventsPerDay: number,
): Promise<Instant | null> {
  if (lastSeq < eventsPerDay) return null;
  const { seq, receivedAt } = progressEvents;
  const [row] = await db
    .select({ receivedAt })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), eq(seq, lastSeq + 1 - eventsPerDay)));
  return row?.receivedAt ?? null;
}

const ofQuota = {
  skipped: eq(progressEvents.status, "skipped"),
  retractions: eq(progressEvents.kind, "retraction"),
  placements: eq(progressEvents.kind, "placement"),
};

/** When the oldest event of a small quota was received; null while it is not used up. */
async function oldestOfSmallQuota(
  db: Database,
  userId: string,
  lastSeq: number,
  quota: keyof typeof ofQuota,
): Promise<Instant | null> {
  const { seq, receivedAt } = progressEvents;
  const [row] = await db
    .select({ receivedAt })
    .from(progressEvents)
    .where(
      and(
        eq(progressEvents.userId, userId),
        // Limits what is read: the daily quota allows no more events.
        gt(seq, lastSeq - EVENTS_PER_DAY.confirmed),
        ofQuota[quota],
      ),
    )
    .orderBy(desc(seq))
    .offset(EVENTS_PER_DAY[quota] - 1)
    .limit(1);
  return row?.receivedAt ?? null;
}

function secondsLeft(since: Instant, now: Date): number | null {
  const leftMs = Date.parse(since) + DAY_MS - now.getTime();
  // More than a day is left only if the server's clock was ahead when it received the event.
  return leftMs > 0 && leftMs <= DAY_MS ? Math.ceil(leftMs / 1000) : null;
}
