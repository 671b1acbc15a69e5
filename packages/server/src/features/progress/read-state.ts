import { sql } from "drizzle-orm";
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

/** What a batch touches, read in one statement and so at one moment. */
export async function readState(
  db: Database,
  userId: string,
  touched: Touched,
): Promise<ProgressState> {
  const [row] = await db.runPrepared(statement, {
    userId,
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
        and ${progressEvents.seq} = ${userProgress.lastSeq} + 1 - ${sql.raw(String(EVENTS_PER_DAY))}
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
