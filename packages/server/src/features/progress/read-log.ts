import { setImmediate as nextTurn } from "node:timers/promises";
import { allFamilies, type Family } from "@verbena/core/families";
import {
  type FoldedFamilies,
  foldEvents,
  type ReceivedEvent,
} from "@verbena/core/progress/fold-events";
import { schedulerFor } from "@verbena/core/scheduling/fsrs";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { eventColumns, readArchive } from "../../db/queries.ts";
import { instantSql } from "../../db/schema/timestamps.ts";
import { type ArchivedEvent, progressEvents } from "../../db/schema.ts";
import { asReceived } from "./stored-rows.ts";

const { answeredAt, receivedAt } = progressEvents;

/** PostgreSQL writes long logs as JSON in a third of the time that converting rows in Node takes. */
const fields = Object.entries(eventColumns).map(([name, column]) => {
  const isTime = column === answeredAt || column === receivedAt;
  return sql`${isTime ? instantSql(column) : column} as ${sql.identifier(name)}`;
});

/** The events of a learner that count, also the archived ones, in the order of their numbers. */
export async function readLog(
  db: Queryable,
  userId: string,
  families: readonly Family[] = allFamilies,
): Promise<ArchivedEvent[]> {
  const { rows } = await db.execute<{ log: ArchivedEvent[] | null }>(sql`
    select json_agg(event) as log from (
      select ${sql.join(fields, sql`, `)} from ${progressEvents}
      where ${progressEvents.userId} = ${userId} and ${progressEvents.status} = 'accepted'
        and ${inArray(progressEvents.family, [...families])}
    ) as event`);
  // The keys are numbers of events: both reads find an event that is archived between them.
  const events = new Map(rows[0]?.log?.map((event) => [event.seq, event]));
  for await (const archived of readArchive(db, userId)) {
    for (const event of archived) {
      const isWanted = event.status === "accepted" && families.includes(event.family);
      if (isWanted) events.set(event.seq, event);
    }
  }
  // Sort, because archived events come last in the map, but resets with higher numbers stay in the log.
  return [...events.values()].sort((one, other) => one.seq - other.seq);
}

/** Events that are folded without a pause. */
const PART = 2_000;

/** The progress after the log if the learner had always used a scheduler. Pauses for other requests. */
export async function foldLog(
  db: Queryable,
  userId: string,
  choice: SchedulerChoice,
): Promise<FoldedFamilies> {
  const log = await readLog(db, userId);
  return foldInParts(log.map(asReceived), choice);
}

/** As `foldEvents`. Pauses for other requests. */
export async function foldInParts(
  log: readonly ReceivedEvent[],
  choice: SchedulerChoice,
): Promise<FoldedFamilies> {
  const scheduler = schedulerFor(choice);
  let families: FoldedFamilies = {};
  for (let from = 0; from < log.length; from += PART) {
    families = foldEvents(log.slice(from, from + PART), scheduler, families);
    await nextTurn();
  }
  return families;
}
