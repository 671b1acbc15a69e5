import { dayIn, type Instant } from "@verbena/core/calendar";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import type { ExerciseKey, Verdict } from "@verbena/core/vocabulary";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { preparedStatement } from "../../db/prepared-statement.ts";
import { instantSql } from "../../db/schema/timestamps.ts";
import {
  cards,
  contentVersion,
  dailyStats,
  exerciseProgress,
  type LoggedStatus,
  progressEvents,
  progressHistory,
  userProgress,
} from "../../db/schema.ts";
import { cardsJson, daysJson, exercisesJson } from "./progress-json.ts";
import { EVENTS_PER_DAY, type ValidEvent } from "./schema.ts";

type LoggedBefore = { status: LoggedStatus; verdict: Verdict | null };

/** The part of a learner's stored progress that a batch may change. */
export type ProgressState = {
  /** Identity of the log; a restore renews it. */
  history: string;
  /** Number of the learner's last event; 0 before the first. */
  lastSeq: number;
  /** When the oldest event of the daily quota was received; null while the quota is not used up. */
  quotaSince: Instant | null;
  /** Version of the stored content. */
  contentHash: string;
  /** Events of the batch that are already in the log. */
  alreadyLogged: Readonly<Record<string, LoggedBefore>>;
  /** Families of the batch, with only those cards and days that it touches. */
  exercises: Partial<Record<ExerciseKey, ExerciseProgress>>;
};

type Reader = { userId: string; eventsPerDay: number };

/** Reads the state for a batch. One statement gives a consistent snapshot. */
export async function readState(
  db: Database,
  { userId, eventsPerDay }: Reader,
  events: readonly ValidEvent[],
): Promise<ProgressState> {
  const answers = events.filter((event) => event.kind === "answer");
  const cards = answers.map(({ exerciseKey, item, context }) => ({ exerciseKey, item, context }));
  const days = answers.map(({ exerciseKey, at, timeZone }) => ({
    exerciseKey,
    day: dayIn(at, timeZone),
  }));
  const [row] = await db.runPrepared(statement, {
    userId,
    eventsPerDay,
    ids: `{${unique(events.map(({ id }) => id)).join(",")}}`,
    exerciseKeys: `{${unique(events.map(({ exerciseKey }) => exerciseKey)).join(",")}}`,
    cards: `[${unique(cards.map((card) => JSON.stringify(card))).join(",")}]`,
    days: `[${unique(days.map((day) => JSON.stringify(day))).join(",")}]`,
  });
  if (!row) throw new Error("PostgreSQL returned no row for a select without from");
  return row.state;
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

const userId = sql.placeholder("userId");

/** LIMIT 1 makes PostgreSQL look up each card by key, even with wrong planner statistics. */
const touchedCards = sql`
  select ${cardsJson}
  from json_to_recordset(${sql.placeholder("cards")}::json)
    as touched("exerciseKey" text, item text, context text),
  lateral (
    select * from ${cards}
    where ${cards.userId} = ${userId} and ${cards.exerciseKey} = touched."exerciseKey"
      and ${cards.item} = touched.item and ${cards.context} = touched.context
    limit 1
  ) as cards
  where touched."exerciseKey" = ${exerciseProgress.exerciseKey}`;

const touchedDays = sql`
  select ${daysJson}
  from json_to_recordset(${sql.placeholder("days")}::json)
    as touched("exerciseKey" text, day date),
  lateral (
    select * from ${dailyStats}
    where ${dailyStats.userId} = ${userId} and ${dailyStats.exerciseKey} = touched."exerciseKey"
      and ${dailyStats.day} = touched.day
    limit 1
  ) as daily_stats
  where touched."exerciseKey" = ${exerciseProgress.exerciseKey}`;

const statement = preparedStatement<{ state: ProgressState }>(
  "progress_state",
  sql`select json_build_object(
    'history', (select ${progressHistory.id} from ${progressHistory}),
    'lastSeq', coalesce((
      select ${userProgress.lastSeq} from ${userProgress} where ${userProgress.userId} = ${userId}
    ), 0),
    'quotaSince', (
      select ${instantSql(progressEvents.receivedAt)}
      from ${progressEvents} join ${userProgress} using (user_id)
      where ${userProgress.userId} = ${userId}
        and ${progressEvents.seq} = ${userProgress.lastSeq} + 1 - ${sql.placeholder("eventsPerDay")}::int
    ),
    'contentHash', (select ${contentVersion.hash} from ${contentVersion}),
    'alreadyLogged', (
      select coalesce(json_object_agg(${progressEvents.id}, json_build_object(
        'status', ${progressEvents.status}, 'verdict', ${progressEvents.verdict}
      )), '{}')
      from ${progressEvents}
      where ${progressEvents.userId} = ${userId}
        and ${progressEvents.id} = any(${sql.placeholder("ids")}::uuid[])
    ),
    'exercises', (
      select ${exercisesJson({ cards: touchedCards, days: touchedDays })}
      from ${exerciseProgress}
      where ${exerciseProgress.userId} = ${userId}
        and ${exerciseProgress.exerciseKey} = any(${sql.placeholder("exerciseKeys")}::text[])
    )
  ) as state`,
);

/** When the oldest event of the quota for skipped events was received; null while it is not used up. */
export async function skippedQuotaSince(
  db: Database,
  userId: string,
  lastSeq: number,
): Promise<Instant | null> {
  const { seq, status, receivedAt } = progressEvents;
  const [row] = await db
    .select({ receivedAt })
    .from(progressEvents)
    .where(
      and(
        eq(progressEvents.userId, userId),
        // The daily quota bounds what is read.
        gt(seq, lastSeq - EVENTS_PER_DAY.confirmed),
        eq(status, "skipped"),
      ),
    )
    .orderBy(desc(seq))
    .offset(EVENTS_PER_DAY.skipped - 1)
    .limit(1);
  return row?.receivedAt ?? null;
}
