import { type ExerciseKey, exerciseKeys } from "@verbena/core/vocabulary";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { eventColumns, readArchive } from "../../db/read-archive.ts";
import { type ArchivedEvent, progressEvents } from "../../db/schema.ts";

/** The events of a learner that count, also the archived ones, in the order of their numbers. */
export async function readLog(
  db: Queryable,
  userId: string,
  families: readonly ExerciseKey[] = exerciseKeys,
): Promise<ArchivedEvent[]> {
  const log = await db
    .select(eventColumns)
    .from(progressEvents)
    .where(
      and(
        eq(progressEvents.userId, userId),
        eq(progressEvents.status, "accepted"),
        inArray(progressEvents.exerciseKey, [...families]),
      ),
    )
    .orderBy(asc(progressEvents.seq));
  // By number: an event that is archived between the two reads is in both.
  const events = new Map(log.map((event) => [event.seq, event]));
  for await (const archived of readArchive(db, userId)) {
    for (const event of archived) {
      const isWanted = event.status === "accepted" && families.includes(event.exerciseKey);
      if (isWanted) events.set(event.seq, event);
    }
  }
  // Resets stay in the log when later events are archived.
  return [...events.values()].sort((one, other) => one.seq - other.seq);
}
