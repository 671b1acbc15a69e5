import { DAY_MS, type Instant } from "@verbena/core/calendar";
import { and, arrayOverlaps, asc, eq, inArray, lt, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { eventColumns } from "../../db/queries.ts";
import {
  type ArchivedEvent,
  archivedEvents,
  progressEvents,
  skillSnapshots,
  userProgress,
} from "../../db/schema.ts";

/** Events stay in the log for at least this long. Only events that are sent again very late may be in the archive. */
export const ARCHIVABLE_AFTER_MS = 90 * DAY_MS;

/** A device's clock may have been wrong when it sent an event for the first time. */
const CLOCK_TOLERANCE_MS = 7 * DAY_MS;

/** Limits how long a transaction holds up the learner's answers. */
const EVENTS_PER_ROW = 500;

const { userId, seq, kind, status, receivedAt } = progressEvents;

/**
 * Moves a learner's old events to the archive. The last event stays in the log. Resets stay, because lists of past
 * answers begin there. Skipped events stay: if a device sends one again, it may count and move to the end of the log.
 *
 * @param before moves events that the server received earlier
 * @returns how many were moved
 */
export async function archiveEvents(
  db: Database,
  learner: string,
  before: Instant,
): Promise<number> {
  for (let moved = 0; ; ) {
    const count = await archiveNext(db, learner, before);
    moved += count;
    if (count < EVENTS_PER_ROW) return moved;
  }
}

/** One transaction for each row: a run that is interrupted can be repeated. */
function archiveNext(db: Database, learner: string, before: Instant): Promise<number> {
  return db.transaction(async (tx) => {
    // Locks the row that each batch of this learner updates.
    const [progress] = await tx
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, learner))
      .for("update");
    const isOld = and(
      eq(userId, learner),
      lt(receivedAt, before),
      lt(seq, progress?.lastSeq ?? 0),
      ne(kind, "reset"),
      ne(status, "skipped"),
    );
    const events: ArchivedEvent[] = await tx
      .select(eventColumns)
      .from(progressEvents)
      .where(isOld)
      .orderBy(asc(seq))
      .limit(EVENTS_PER_ROW);
    const [first] = events;
    if (!first) return 0;
    const ids = events.map(({ id }) => id);
    await tx.insert(archivedEvents).values({ userId: learner, firstSeq: first.seq, ids, events });
    const seqs = events.map((event) => event.seq);
    await tx.delete(progressEvents).where(and(eq(userId, learner), inArray(seq, seqs)));
    // Readers of a snapshot fold the later events of the log, where these are not any more.
    const isBefore = lt(skillSnapshots.seq, Math.max(...seqs));
    await tx.delete(skillSnapshots).where(and(eq(skillSnapshots.userId, learner), isBefore));
    return events.length;
  });
}

/** Whether an event of this time may have been archived when a device sends it again. */
export function mayBeArchived(at: Instant, now: Date): boolean {
  return Date.parse(at) < now.getTime() - ARCHIVABLE_AFTER_MS + CLOCK_TOLERANCE_MS;
}

/** Those of the events that are in the archive. */
export async function findArchived(
  db: Database,
  learner: string,
  ids: readonly string[],
): Promise<ArchivedEvent[]> {
  const rows = await db
    .select({ events: archivedEvents.events })
    .from(archivedEvents)
    .where(and(eq(archivedEvents.userId, learner), arrayOverlaps(archivedEvents.ids, [...ids])));
  const wanted = new Set(ids);
  return rows.flatMap(({ events }) => events.filter(({ id }) => wanted.has(id)));
}
