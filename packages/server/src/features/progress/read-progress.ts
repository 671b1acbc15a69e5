import { dayIn, type Instant } from "@verbena/core/calendar";
import {
  type ExerciseProgress,
  noProgress,
  replaceFutureTimes,
} from "@verbena/core/progress/exercise-progress";
import { statisticsOnDay } from "@verbena/core/progress/statistics";
import { type ExerciseKey, forEveryFamily } from "@verbena/core/vocabulary";
import { sql } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { preparedStatement } from "../../db/prepared-statement.ts";
import { instantSql } from "../../db/schema/timestamps.ts";
import {
  cards,
  exerciseProgress,
  profiles,
  progressHistory,
  userProgress,
} from "../../db/schema.ts";
import { cardsJson, exercisesJson } from "./progress-json.ts";

type StoredProgress = {
  history: string;
  userName: string | null;
  startDate: Instant | null;
  /** Number of the learner's last event. */
  version: number | null;
  exercises: Partial<Record<ExerciseKey, ExerciseProgress>>;
};

/** A learner's progress in every family, practised or not. */
export type Progress = {
  userName: string;
  startDate: Instant | null;
  /** Identity of the log. Versions of different logs cannot be compared. */
  history: string;
  version: number;
  exercises: Record<ExerciseKey, Omit<ExerciseProgress, "days">>;
};

type Reader = { db: Database; user: SessionUser; now: Date };

/** @param timeZone decides which day is today */
export async function readProgress({ db, user, now }: Reader, timeZone: string): Promise<Progress> {
  const instant = now.toISOString();
  const today = dayIn(instant, timeZone);
  const { userName, startDate, history, version, exercises } = await readStored(db, user.id);
  const family = (key: ExerciseKey) => {
    const stored = exercises[key] ?? noProgress;
    const { days: _, ...progress } = replaceFutureTimes(stored, instant, instant);
    return { ...progress, stats: statisticsOnDay(progress.stats, today) };
  };
  return {
    userName: userName ?? user.name,
    startDate,
    history,
    version: version ?? 0,
    exercises: forEveryFamily(family),
  };
}

async function readStored(db: Database, userId: string): Promise<StoredProgress> {
  const [row] = await db.runPrepared(statement, { userId });
  if (!row) throw new Error("PostgreSQL returned no row for a select without from");
  return row.progress;
}

const userId = sql.placeholder("userId");

const allCards = sql`
  select ${cardsJson} from ${cards}
  where ${cards.userId} = ${userId} and ${cards.exerciseKey} = ${exerciseProgress.exerciseKey}`;

const statement = preparedStatement<{ progress: StoredProgress }>(
  "progress_read",
  sql`select json_build_object(
    'history', (select ${progressHistory.id} from ${progressHistory}),
    'userName', (select ${profiles.username} from ${profiles} where ${profiles.id} = ${userId}),
    'startDate', (
      select ${instantSql(userProgress.startDate)} from ${userProgress}
      where ${userProgress.userId} = ${userId}
    ),
    'version', (
      select ${userProgress.lastSeq} from ${userProgress} where ${userProgress.userId} = ${userId}
    ),
    'exercises', (
      select ${exercisesJson({ cards: allCards, days: sql`select null` })}
      from ${exerciseProgress} where ${exerciseProgress.userId} = ${userId}
    )
  ) as progress`,
);
