import type { Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { isUniqueViolation, retryOnDeadlock } from "../../db/database-errors.ts";
import {
  columnsOf,
  jsonRows,
  type LearnersTable,
  preparedStatement,
} from "../../db/prepared-statement.ts";
import {
  cards,
  dailyStats,
  exerciseProgress,
  progressEvents,
  userProgress,
} from "../../db/schema.ts";
import type { CardRow, DayRow, EventRow, ExerciseRow } from "./stored-rows.ts";

export type Changes = {
  events: EventRow[];
  exercises: ExerciseRow[];
  cards: CardRow[];
  days: DayRow[];
  /** Families whose cards and days not listed here are deleted. */
  wiped: Family[];
  /** Ids of answers in the log that are retracted. Their families are wiped. */
  retracted: string[];
  /** Whether an event was skipped before and now counts: its row moves to the end of the log. */
  hasMoved: boolean;
};

type Write = { userId: string; now: Instant; expectedSeq: number; newSeq: number };

/** How much a batch adds to the learner's sums over all families; negative after a reset or a retraction. */
export type AddedTotals = { addedAttempts: number; addedCorrect: number };

/**
 * Stores a batch in one statement. Writes nothing if the learner's last event is no longer the expected one,
 * or if an accepted event is in the log already.
 *
 * @returns whether it was written
 */
export async function writeState(
  db: Database,
  write: Write & AddedTotals,
  changes: Changes,
): Promise<boolean> {
  const values = {
    ...write,
    events: JSON.stringify(changes.events),
    exercises: JSON.stringify(changes.exercises),
    cards: JSON.stringify(changes.cards),
    days: JSON.stringify(changes.days),
    wiped: JSON.stringify(changes.wiped),
    retracted: `{${changes.retracted.join(",")}}`,
  };
  const simple = changes.wiped.length > 0 ? writeAndWipe : writeOnly;
  const statement = changes.hasMoved ? writeAndMove : simple;
  try {
    const rows = await retryOnDeadlock(() => db.runPrepared(statement, values));
    return rows.length > 0;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Stores a scheduler and the cards that it schedules in one statement. Writes nothing if the learner's last
 * change is no longer the expected one.
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
  const rows = await retryOnDeadlock(() => db.runPrepared(writeAllCards, values));
  return rows.length > 0;
}

/** Returns no row unless the last event is the expected one. Without a row, the other parts write nothing. */
const learner = sql`
  insert into ${userProgress} (user_id, start_date, last_seq, total_attempts, total_correct)
  values (
    ${sql.placeholder("userId")}, ${sql.placeholder("now")}, ${sql.placeholder("newSeq")},
    ${sql.placeholder("addedAttempts")}, ${sql.placeholder("addedCorrect")}
  )
  on conflict (user_id) do update set
      last_seq = excluded.last_seq,
      total_attempts = user_progress.total_attempts + excluded.total_attempts,
      total_correct = user_progress.total_correct + excluded.total_correct
    where ${userProgress.lastSeq} = ${sql.placeholder("expectedSeq")}
  returning true`;

const { family, item, context } = cards;

const insertedEvents = insertRows(progressEvents, "events");
const movedEvents = upsertRows(progressEvents, "events", [progressEvents.id]);

const writes = (eventsWritten: SQL) => sql`
  learner as (${learner}),
  events_written as (${eventsWritten}),
  exercises_written as (
    ${upsertRows(exerciseProgress, "exercises", [exerciseProgress.family])}
  ),
  cards_written as (${upsertRows(cards, "cards", [family, item, context])}),
  days_written as (${upsertRows(dailyStats, "days", [dailyStats.family, dailyStats.day])})`;

const wipedFamilies = sql`
  select value from json_array_elements_text(${sql.placeholder("wiped")}::json)`;

/** A statement must not change a row twice, so the rows to upsert are not deleted first. */
const wipes = sql`
  cards_wiped as (
    delete from ${cards} using learner
    where ${cards.userId} = ${sql.placeholder("userId")} and ${family} in (${wipedFamilies})
      and (${family}, ${item}, ${context}) not in (
        select "family", "item", "context" from ${jsonRows(cards, "cards")}
      )
  ),
  days_wiped as (
    delete from ${dailyStats} using learner
    where ${dailyStats.userId} = ${sql.placeholder("userId")} and ${dailyStats.family} in (${wipedFamilies})
      and (${dailyStats.family}, ${dailyStats.day}) not in (
        select "family", "day" from ${jsonRows(dailyStats, "days")}
      )
  )`;

const retractions = sql`
  answers_retracted as (
    update ${progressEvents} set status = 'retracted' from learner
    where ${progressEvents.userId} = ${sql.placeholder("userId")}
      and ${progressEvents.id} = any(${sql.placeholder("retracted")}::uuid[])
  )`;

const written = sql`select true as written from learner`;
const writeOnly = preparedStatement(
  "progress_write",
  sql`with ${writes(insertedEvents)} ${written}`,
);
const writeAndWipe = preparedStatement(
  "progress_write_and_wipe",
  sql`with ${writes(insertedEvents)}, ${wipes}, ${retractions} ${written}`,
);
const writeAndMove = preparedStatement(
  "progress_write_and_move",
  sql`with ${writes(movedEvents)}, ${wipes}, ${retractions} ${written}`,
);

const writeAllCards = preparedStatement(
  "progress_write_scheduler",
  sql`with learner as (
    insert into ${userProgress} (user_id, start_date, last_seq, scheduler)
    values (
      ${sql.placeholder("userId")}, ${sql.placeholder("now")}, ${sql.placeholder("newSeq")},
      ${sql.placeholder("scheduler")}
    )
    on conflict (user_id) do update
      set last_seq = excluded.last_seq, scheduler = excluded.scheduler
      where ${userProgress.lastSeq} = ${sql.placeholder("expectedSeq")}
    returning true
  ),
  cards_written as (${upsertRows(cards, "cards", [family, item, context])})
  ${written}`,
);

function insertRows(table: LearnersTable, parameter: string): SQL {
  const columns = columnsOf(table, [table.userId]);
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const values = columns.map(([property]) => sql`rows.${sql.identifier(property)}`);
  return sql`insert into ${table} (user_id, ${sql.join(names, sql`, `)})
    select ${sql.placeholder("userId")}::uuid, ${sql.join(values, sql`, `)}
    from learner, ${jsonRows(table, parameter)}`;
}

/** @param key the columns of the primary key after user_id */
function upsertRows(table: LearnersTable, parameter: string, key: PgColumn[]): SQL {
  const keyNames = key.map(({ name }) => sql.identifier(name));
  const changes = columnsOf(table, [table.userId, ...key]).map(([, { name }]) => {
    const column = sql.identifier(name);
    return sql`${column} = excluded.${column}`;
  });
  return sql`${insertRows(table, parameter)}
    on conflict (user_id, ${sql.join(keyNames, sql`, `)})
    do update set ${sql.join(changes, sql`, `)}`;
}
