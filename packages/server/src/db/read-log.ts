import { allFamilies, type Family } from "@verbena/core/families";
import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { eventColumns, readArchive } from "./queries.ts";
import { instantSql } from "./schema/timestamps.ts";
import { type ArchivedEvent, progressEvents } from "./schema.ts";

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
