import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  cards,
  contentVersion,
  dailyStats,
  exerciseProgress,
  progressEvents,
  userProgress,
} from "../../db/schema.ts";
import { cardsJson, daysJson, exercisesJson } from "./progress-json.ts";
import type { ProgressState, Touched } from "./progress-state.ts";

/** What a batch touches, read in one statement and so at one moment. */
export async function readState(
  db: Database,
  userId: string,
  touched: Touched,
): Promise<ProgressState> {
  const touchedCards = sql`
    select ${cardsJson} from ${cards}
    join json_to_recordset(${JSON.stringify(touched.cards)}::json)
      as touched("exerciseKey" text, item text, context text)
      on touched."exerciseKey" = ${cards.exerciseKey}
      and touched.item = ${cards.item} and touched.context = ${cards.context}
    where ${cards.userId} = ${userId} and ${cards.exerciseKey} = ${exerciseProgress.exerciseKey}`;
  const touchedDays = sql`
    select ${daysJson} from ${dailyStats}
    join json_to_recordset(${JSON.stringify(touched.days)}::json)
      as touched("exerciseKey" text, day date)
      on touched."exerciseKey" = ${dailyStats.exerciseKey} and touched.day = ${dailyStats.day}
    where ${dailyStats.userId} = ${userId}
      and ${dailyStats.exerciseKey} = ${exerciseProgress.exerciseKey}`;
  const { rows } = await db.execute<{ state: ProgressState }>(sql`
    select json_build_object(
      'lastSeq', coalesce((
        select ${userProgress.lastSeq} from ${userProgress} where ${userProgress.userId} = ${userId}
      ), 0),
      'contentHash', (select ${contentVersion.hash} from ${contentVersion}),
      'known', (
        select coalesce(json_object_agg(${progressEvents.id}, ${progressEvents.verdict}), '{}')
        from ${progressEvents}
        where ${progressEvents.userId} = ${userId} and ${progressEvents.id} in (
          select value::uuid from json_array_elements_text(${JSON.stringify(touched.ids)}::json)
        )
      ),
      'exercises', (
        select ${exercisesJson({ cards: touchedCards, days: touchedDays })}
        from ${exerciseProgress}
        where ${exerciseProgress.userId} = ${userId} and ${exerciseProgress.exerciseKey} in (
          select value from json_array_elements_text(${JSON.stringify(touched.exerciseKeys)}::json)
        )
      )
    ) as state`);
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL returned no row for a select without from");
  return row.state;
}
