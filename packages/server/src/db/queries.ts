import type { AssignmentProgress } from "@verbena/core/classes/form-progress";
import type { Language } from "@verbena/core/languages";
import {
  firstFamilies,
  type PracticeChoice,
  type ReviewOrder,
} from "@verbena/core/session/practice-choice";
import { persons } from "@verbena/spanish";
import { and, asc, eq, getTableColumns, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database.ts";
import { type ArchivedEvent, archivedEvents, profiles, progressEvents } from "./schema.ts";

/** Some columns of a table, to select what the API returns. A column that is added later is not among them. */
export function columnsOf<Table extends PgTable, Name extends keyof Table["_"]["columns"] & string>(
  table: Table,
  ...names: readonly Name[]
) {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
    Table["_"]["columns"],
    Name
  >;
}

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

/**
 * A value for queries of `user_assignments`: what the answers to the forms of the copy have shown.
 * Its names are written out, because drizzle leaves out the tables of columns where a query has only one.
 *
 * @param owners the id of the learner whose copies are read, or any() of several: a statement names its learners wherever
 *   it reads
 */
export const progressOfCopy = (owners: SQLWrapper) => sql<AssignmentProgress>`(
  select coalesce(json_object_agg(family, forms), '{}') from (
    select family, json_object_agg(item || '|' || context, progress) as forms
    from user_assignment_forms as form
    where form.user_id = ${owners}
      and form.user_id = user_assignments.user_id
      and form.class_id = user_assignments.class_id
      and form.assignment_id = user_assignments.assignment_id
    group by family
  ) as families
)`;

/** The columns of a profile that decide what is asked. */
export const practiceChoice = {
  families: profiles.families,
  persons: profiles.persons,
  region: profiles.region,
  reviewOrder: profiles.reviewOrder,
};

/** What a learner has chosen to practise; without a profile, what a new one has. */
export async function readPracticeChoice(
  db: Queryable,
  userId: string,
): Promise<PracticeChoice & { reviewOrder: ReviewOrder; roundLength: number }> {
  const [stored] = await db
    .select({ ...practiceChoice, roundLength: profiles.roundLength })
    .from(profiles)
    .where(eq(profiles.id, userId));
  const unchanged = { persons, region: "spain", reviewOrder: "form", roundLength: 20 } as const;
  return stored ?? { families: firstFamilies, ...unchanged };
}

/** The language that a learner chose; undefined before they have a profile. */
export async function languageOf(db: Queryable, userId: string): Promise<Language | undefined> {
  const [profile] = await db
    .select({ language: profiles.preferredLanguage })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.language;
}
