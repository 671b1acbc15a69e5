import type { Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation, retryOnDeadlock } from "../../db/database-errors.ts";
import { preparedStatement } from "../../db/prepared-statement.ts";
import {
  cards,
  dailyStats,
  exerciseProgress,
  progressEvents,
  userAssignmentForms,
  userAssignments,
  userProgress,
} from "../../db/schema.ts";
import type {
  AssignmentFormRow,
  AssignmentRow,
  CardRow,
  DayRow,
  EventRow,
  ExerciseRow,
} from "./stored-rows.ts";
import { insertRows, jsonRows, upsertRows } from "./write-rows.ts";

/** New events of the log, and the rows that they change. */
type ChangedRows = {
  events: EventRow[];
  exercises: ExerciseRow[];
  cards: CardRow[];
  days: DayRow[];
  assignments: AssignmentRow[];
  assignmentForms: AssignmentFormRow[];
};

type Deletions = {
  /** Families whose other cards and days are deleted, after a reset or a retraction. */
  wiped: Family[];
  /** Ids of answers in the log that are retracted. Each belongs to a wiped family. */
  retracted: ReadonlySet<string>;
  /** Forms of assignments whose answers are all retracted. */
  emptied: AssignmentFormRow[];
};

/** What a batch changes. Each kind has its own statement. */
export type Changes =
  | (ChangedRows & { kind: "plain" })
  | (ChangedRows & Deletions & { kind: "wiping" })
  /** Some event was skipped before and now counts: its row moves to the end of the log. */
  | (ChangedRows & Deletions & { kind: "moving" });

type Write = { userId: string; now: Instant; expectedSeq: number; newSeq: number };

/** How much a batch adds to the learner's sums over all families; negative after a reset or a retraction. */
export type AddedTotals = { addedAttempts: number; addedCorrect: number };

/**
 * Stores a batch in one statement. Writes nothing if the learner's last change is not the expected one. `plain` and
 * `wiping` changes are also refused if one of their events is already in the log.
 *
 * @returns whether it was written
 */
export async function writeState(
  db: Database,
  write: Write & AddedTotals,
  changes: Changes,
): Promise<boolean> {
  const deletions = changes.kind === "plain" ? {} : deletionValues(changes);
  const values = {
    ...write,
    ...deletions,
    events: JSON.stringify(changes.events),
    exercises: JSON.stringify(changes.exercises),
    cards: JSON.stringify(changes.cards),
    days: JSON.stringify(changes.days),
    assignments: JSON.stringify(changes.assignments),
    assignmentForms: JSON.stringify(changes.assignmentForms),
  };
  try {
    const rows = await retryOnDeadlock(() => db.runPrepared(statements[changes.kind], values));
    return rows.length > 0;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

const deletionValues = ({ wiped, retracted, emptied }: Deletions) => ({
  wiped: JSON.stringify(wiped),
  emptied: JSON.stringify(emptied),
  retracted: `{${[...retracted].join(",")}}`,
});

/**
 * Stores a scheduler and the cards that it schedules in one statement. Writes nothing if the learner's last
 * change is not the expected one.
 *
 * @returns whether it was written
 */
export async function writeScheduler(
  db: Database,
  { userId, now, expectedSeq, newSeq }: Write,
  changes: { scheduler: SchedulerChoice; cards: CardRow[] },
): Promise<boolean> {
  const { scheduler } = changes;
  const values = {
    userId,
    now,
    expectedSeq,
    newSeq,
    scheduler: scheduler && JSON.stringify(scheduler),
    cards: JSON.stringify(changes.cards),
  };
  const rows = await retryOnDeadlock(() => db.runPrepared(schedulerStatement, values));
  return rows.length > 0;
}

const userId = sql.placeholder("userId");
const { family, item, context } = cards;
const isExpected = sql`${userProgress.lastSeq} = ${sql.placeholder("expectedSeq")}`;
const written = sql`select true as written from learner`;

/** Returns one row if the last change is the expected one, otherwise none. */
const learner = sql`learner as (
  insert into ${userProgress} (user_id, start_date, last_seq, total_attempts, total_correct)
  values (
    ${userId}, ${sql.placeholder("now")}, ${sql.placeholder("newSeq")},
    ${sql.placeholder("addedAttempts")}, ${sql.placeholder("addedCorrect")}
  )
  on conflict (user_id) do update set
      last_seq = excluded.last_seq,
      total_attempts = user_progress.total_attempts + excluded.total_attempts,
      total_correct = user_progress.total_correct + excluded.total_correct
    where ${isExpected}
  returning true
)`;

const { classId, assignmentId, rightAnswers, doneAt } = userAssignments;

/** Copies are only updated: one that a teacher has removed in the meantime is not written again. */
const assignmentsWritten = sql`
  update ${userAssignments}
  set ${sql.identifier(rightAnswers.name)} = rows."rightAnswers",
    ${sql.identifier(doneAt.name)} = rows."doneAt"
  from learner, json_to_recordset(${sql.placeholder("assignments")}::json) as rows(
    "classId" uuid, "assignmentId" uuid, "rightAnswers" integer, "doneAt" ${sql.raw(doneAt.getSQLType())}
  )
  where ${userAssignments.userId} = ${userId}
    and ${classId} = rows."classId" and ${assignmentId} = rows."assignmentId"`;

const forms = userAssignmentForms;
const formKey = [forms.classId, forms.assignmentId, forms.family, forms.item, forms.context];

const writes = sql`
  exercises_written as (${upsertRows(exerciseProgress, "exercises", [exerciseProgress.family])}),
  cards_written as (${upsertRows(cards, "cards", [family, item, context])}),
  days_written as (${upsertRows(dailyStats, "days", [dailyStats.family, dailyStats.day])}),
  assignments_written as (${assignmentsWritten}),
  assignment_forms_written as (${upsertRows(forms, "assignmentForms", formKey)})`;

const wipedFamilies = sql`
  select value from json_array_elements_text(${sql.placeholder("wiped")}::json)`;

/**
 * PostgreSQL cannot change a row twice in one statement. The deletions therefore leave out the rows that `writes`
 * upserts.
 */
const deletions = sql`
  cards_wiped as (
    delete from ${cards} using learner
    where ${cards.userId} = ${userId} and ${family} in (${wipedFamilies})
      and (${family}, ${item}, ${context}) not in (
        select "family", "item", "context" from ${jsonRows(cards, "cards")}
      )
  ),
  days_wiped as (
    delete from ${dailyStats} using learner
    where ${dailyStats.userId} = ${userId} and ${dailyStats.family} in (${wipedFamilies})
      and (${dailyStats.family}, ${dailyStats.day}) not in (
        select "family", "day" from ${jsonRows(dailyStats, "days")}
      )
  ),
  assignment_forms_deleted as (
    delete from ${forms} using learner, ${jsonRows(forms, "emptied")}
    where ${forms.userId} = ${userId}
      and ${forms.classId} = rows."classId" and ${forms.assignmentId} = rows."assignmentId"
      and ${forms.family} = rows."family" and ${forms.item} = rows."item"
      and ${forms.context} = rows."context"
  ),
  answers_retracted as (
    update ${progressEvents} set status = 'retracted' from learner
    where ${progressEvents.userId} = ${userId}
      and ${progressEvents.id} = any(${sql.placeholder("retracted")}::uuid[])
  )`;

const newEvents = insertRows(progressEvents, "events");
const newAndMovedEvents = upsertRows(progressEvents, "events", [progressEvents.id]);

const batchStatement = (name: string, events: SQL, more: SQL[] = []) =>
  preparedStatement(
    name,
    sql`with ${sql.join([learner, sql`events_written as (${events})`, writes, ...more], sql`, `)} ${written}`,
  );

const statements = {
  plain: batchStatement("progress_write", newEvents),
  wiping: batchStatement("progress_write_and_wipe", newEvents, [deletions]),
  moving: batchStatement("progress_write_and_move", newAndMovedEvents, [deletions]),
};

const schedulerStatement = preparedStatement(
  "progress_write_scheduler",
  sql`with learner as (
    insert into ${userProgress} (user_id, start_date, last_seq, scheduler)
    values (
      ${userId}, ${sql.placeholder("now")}, ${sql.placeholder("newSeq")},
      ${sql.placeholder("scheduler")}
    )
    on conflict (user_id) do update
      set last_seq = excluded.last_seq, scheduler = excluded.scheduler where ${isExpected}
    returning true
  ),
  cards_written as (${upsertRows(cards, "cards", [family, item, context])})
  ${written}`,
);
