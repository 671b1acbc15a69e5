import type { Instant } from "@verbena/core/calendar";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { columnsOf, jsonRows, type LearnersTable } from "../../db/json-rows.ts";
import {
  cards,
  dailyStats,
  exerciseProgress,
  progressEvents,
  userProgress,
} from "../../db/schema.ts";
import type { CardRow, DayRow, EventRow, ExerciseRow } from "./stored-rows.ts";

/** All that a batch changes. */
export type Changes = {
  events: EventRow[];
  exercises: ExerciseRow[];
  cards: CardRow[];
  days: DayRow[];
  /** Families whose cards and days go, except those above. */
  wiped: ExerciseKey[];
};

type Writing = { userId: string; now: Instant; expectedSeq: number; newSeq: number };

/**
 * Stores a batch in one statement, which is its transaction, if the learner's last event is still
 * the one that the batch was folded upon. Otherwise nothing at all is written.
 *
 * @returns whether it was written
 */
export async function writeState(
  db: Database,
  { userId, now, expectedSeq, newSeq }: Writing,
  changes: Changes,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with learner as (
      insert into ${userProgress} (user_id, start_date, last_seq)
      values (${userId}, ${now}, ${newSeq})
      on conflict (user_id) do update set last_seq = excluded.last_seq
        where ${userProgress.lastSeq} = ${expectedSeq}
      returning user_id
    ),
    events_written as (${insertRows(progressEvents, changes.events)}),
    exercises_written as (${upsertRows(exerciseProgress, changes.exercises, [exerciseProgress.exerciseKey])}),
    cards_written as (${upsertRows(cards, changes.cards, [cards.exerciseKey, cards.item, cards.context])}),
    days_written as (${upsertRows(dailyStats, changes.days, [dailyStats.exerciseKey, dailyStats.day])})
    ${changes.wiped.length > 0 ? wipes(changes) : sql``}
    select user_id from learner`);
  return rows.length > 0;
}

/** A statement must not touch a row twice: what is upserted is not deleted first. */
function wipes({ wiped, cards: keptCards, days: keptDays }: Changes): SQL {
  const families = sql`select value from json_array_elements_text(${JSON.stringify(wiped)}::json)`;
  return sql`,
    cards_wiped as (
      delete from ${cards} using learner
      where ${cards.userId} = learner.user_id and ${cards.exerciseKey} in (${families})
        and (${cards.exerciseKey}, ${cards.item}, ${cards.context}) not in (
          select "exerciseKey", item, context from ${jsonRows(cards, keptCards)}
        )
    ),
    days_wiped as (
      delete from ${dailyStats} using learner
      where ${dailyStats.userId} = learner.user_id and ${dailyStats.exerciseKey} in (${families})
        and (${dailyStats.exerciseKey}, ${dailyStats.day}) not in (
          select "exerciseKey", day from ${jsonRows(dailyStats, keptDays)}
        )
    )`;
}

/** Inserts rows for the learner, if the statement got hold of them. */
function insertRows(table: LearnersTable, rows: readonly object[]): SQL {
  const columns = columnsOf(table, [table.userId]);
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const values = columns.map(([property]) => sql`rows.${sql.identifier(property)}`);
  return sql`insert into ${table} (user_id, ${sql.join(names, sql`, `)})
    select learner.user_id, ${sql.join(values, sql`, `)}
    from learner, ${jsonRows(table, rows)}`;
}

/** @param key the primary key's columns after user_id */
function upsertRows(table: LearnersTable, rows: readonly object[], key: PgColumn[]): SQL {
  const keyNames = key.map(({ name }) => sql.identifier(name));
  const changes = columnsOf(table, [table.userId, ...key]).map(([, { name }]) => {
    const column = sql.identifier(name);
    return sql`${column} = excluded.${column}`;
  });
  return sql`${insertRows(table, rows)}
    on conflict (user_id, ${sql.join(keyNames, sql`, `)}) do update set ${sql.join(changes, sql`, `)}`;
}
