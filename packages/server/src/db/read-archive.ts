import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { type ArchivedEvent, archivedEvents, progressEvents } from "./schema.ts";

const { userId: _, ...columns } = getTableColumns(progressEvents);

/** The columns of an `ArchivedEvent`. */
export const eventColumns = columns;

/** A learner's archived events in order of their numbers, one row of the archive after the other. */
export async function* readArchive(
  db: Queryable,
  learner: string,
): AsyncGenerator<readonly ArchivedEvent[]> {
  const rows = await db
    .select({ firstSeq: archivedEvents.firstSeq })
    .from(archivedEvents)
    .where(eq(archivedEvents.userId, learner))
    .orderBy(asc(archivedEvents.firstSeq));
  for (const { firstSeq } of rows) {
    const [row] = await db
      .select({ events: archivedEvents.events })
      .from(archivedEvents)
      .where(and(eq(archivedEvents.userId, learner), eq(archivedEvents.firstSeq, firstSeq)));
    if (row) yield row.events;
  }
}
