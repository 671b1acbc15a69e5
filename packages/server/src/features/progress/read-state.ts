import type { Instant } from "@verbena/core/calendar";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared-statement.ts";
import {
  cards,
  contentVersion,
  dailyStats,
  exerciseProgress,
  progressEvents,
  progressHistory,
  userProgress,
} from "../../db/schema.ts";
import { cardsJson, daysJson, exercisesJson, instantText } from "./progress-json.ts";
import type { ProgressState, Touched } from "./progress-state.ts";
import { EVENTS_PER_DAY } from "./schema.ts";

type Reader = { userId: string; eventsPerDay: number };

/** What a batch touches, read in one statement and so at one moment. */
export async function readState(
  db: Database,
  { userId, eventsPerDay }: Reader,
  touched: Touched,
): Promise<ProgressState> {
  const [row] = await db.runPrepared(statement, {
    userId,
    eventsPerDay,
    ids: `{${touched.ids.join(",")}}`,
    exerciseKeys: `{${touched.exerciseKeys.join(",")}}`,
    cards: JSON.stringify(touched.cards),
    days: JSON.stringify(touched.days),
  });
  if (!row) throw new Error("PostgreSQL returned no row for a select without from");
  return row.state;
}

const userId = sql.placeholder("userId");

/**
 * `limit 1` in the lateral parts makes PostgreSQL look each card and each day up by its key, and
 * never walk through all that a learner has, whatever its statistics say.
 */
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

const statement = prepared<{ state: ProgressState }>(
  "progress_state",
  sql`select json_build_object(
    'history', (select ${progressHistory.id} from ${progressHistory}),
    'lastSeq', coalesce((
      select ${userProgress.lastSeq} from ${userProgress} where ${userProgress.userId} = ${userId}
    ), 0),
    'quotaSince', (
      select ${instantText(progressEvents.receivedAt)}
      from ${progressEvents} join ${userProgress} using (user_id)
      where ${userProgress.userId} = ${userId}
        and ${progressEvents.seq} = ${userProgress.lastSeq} + 1 - ${sql.placeholder("eventsPerDay")}::int
    ),
    'contentHash', (select ${contentVersion.hash} from ${contentVersion}),
    'known', (
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

/** When the event came with which the quota of skipped ones began; null before as many came. */
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
        // No older event is of today: what is looked through stays bounded.
        gt(seq, lastSeq - EVENTS_PER_DAY.confirmed),
        eq(status, "skipped"),
      ),
    )
    .orderBy(desc(seq))
    .offset(EVENTS_PER_DAY.skipped - 1)
    .limit(1);
  return row ? new Date(row.receivedAt).toISOString() : null;
}
