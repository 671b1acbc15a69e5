import { addDays, type Day, dayIn, type Instant } from "@verbena/core/calendar";
import type { AssignmentCopy } from "@verbena/core/classes/assignment-state";
import { type Family, forEveryFamily } from "@verbena/core/families";
import type { CardColumns } from "@verbena/core/progress/card-columns";
import {
  type ExerciseProgress,
  noProgress,
  replaceFutureTimes,
} from "@verbena/core/progress/exercise-progress";
import { statisticsOnDay } from "@verbena/core/progress/statistics";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { type SQLWrapper, sql } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { preparedStatement } from "../../db/prepared-statement.ts";
import { progressOfCopy } from "../../db/queries.ts";
import { instantSql } from "../../db/schema/timestamps.ts";
import {
  cards,
  exerciseProgress,
  progressHistory,
  userAssignments,
  userProgress,
} from "../../db/schema.ts";
import { exercisesFrom, type StoredExercises } from "./stored-rows.ts";

/** A learner's progress in every family, practised or not. */
export type LearnerProgress = {
  userName: string;
  startDate: Instant | null;
  /** Identity of the log. Versions of different logs cannot be compared. */
  history: string;
  /** Number of the learner's last change. */
  version: number;
  scheduler: SchedulerChoice;
  exercises: Record<Family, Omit<ExerciseProgress, "days">>;
  /** Assignments that have not ended, and those that ended recently. Some may begin later. */
  assignments: readonly LearnerAssignment[];
};

/** A learner's copy of an assignment. */
export type LearnerAssignment = AssignmentCopy & {
  classId: string;
  assignmentId: string;
  /** What the teacher wrote; may be empty. */
  note: string;
  /** Forms that it had when it was made or changed. */
  formCount: number;
};

/** The cards of the families that the learner has practised. */
export type CardsByFamily = Partial<Record<Family, CardColumns>>;

/** A learner's progress as the API sends it: the cards are apart, in columns. */
export type ProgressResponse = Omit<LearnerProgress, "exercises"> & {
  exercises: Record<Family, Omit<ExerciseProgress, "days" | "cards">>;
  cards: CardsByFamily;
};

export type StoredProgress = Omit<ProgressResponse, "cards" | "assignments"> & {
  /** {@link CardsByFamily} and {@link LearnerAssignment}s as JSON. The server only passes them on. */
  cardsJson: string;
  assignmentsJson: string;
};

/** Devices get an assignment for this long after its end. */
const SHOWN_FOR_DAYS = 30;

/** @param timeZone decides which day is today */
export async function readProgress(
  { db, user, now }: RequestContext,
  timeZone: string,
): Promise<StoredProgress> {
  const instant = now.toISOString();
  const today = dayIn(instant, timeZone);
  const [stored] = await db.runPrepared(statement, {
    userId: user.id,
    endedAfter: addDays(instant, -SHOWN_FOR_DAYS),
  });
  if (!stored) throw new Error("PostgreSQL returned no row for a select without from");
  const { startDate, history, version, scheduler, families, cardsJson, assignmentsJson } = stored;
  const exercises = exercisesFrom({ families, cards: null, days: null });
  const family = (key: Family) => {
    const progress = replaceFutureTimes(exercises[key] ?? noProgress, instant, instant);
    return familyJson(progress, today);
  };
  return {
    // A trigger keeps `user.name` equal to the profile's username.
    userName: user.name,
    startDate,
    history,
    version: version ?? 0,
    scheduler,
    exercises: forEveryFamily(family),
    cardsJson,
    assignmentsJson,
  };
}

/** A family's progress as the API returns it, without its cards. */
export function familyJson(progress: ExerciseProgress, today: Day) {
  const { stats, failedItems, currentLevel, lastLevelUpAt, resetAt, estimate } = progress;
  const ofToday = statisticsOnDay(stats, today);
  return { stats: ofToday, failedItems, currentLevel, lastLevelUpAt, resetAt, estimate };
}

/** A {@link ProgressResponse} as JSON. */
export function progressJson({ cardsJson, assignmentsJson, ...rest }: StoredProgress): string {
  const parts = `"cards":${cardsJson},"assignments":${assignmentsJson}`;
  return `${JSON.stringify(rest).slice(0, -1)},${parts}}`;
}

const userId = sql.placeholder("userId");

type ProgressRow = {
  history: string;
  startDate: Instant | null;
  version: number | null;
  scheduler: SchedulerChoice;
  families: StoredExercises["families"];
  cardsJson: string;
  assignmentsJson: string;
};

const millisecondsSql = (time: SQLWrapper) => sql`(date_part('epoch', ${time}) * 1000)::int8`;

const unlessAllNull = (column: SQLWrapper) =>
  sql`case when count(${column}) > 0 then array_agg(${column}) end`;

const cardColumns = sql`json_build_object(
  'item', array_agg(${cards.item}),
  'context', array_agg(${cards.context}),
  'easiness', array_agg(${cards.easiness}),
  'interval', array_agg(${cards.intervalDays}),
  'repetitions', array_agg(${cards.repetitions}),
  'nextReview', array_agg(${millisecondsSql(cards.nextReview)}),
  'attempts', array_agg(${cards.attempts}),
  'correctCount', array_agg(${cards.correctCount}),
  'firstAttempt', array_agg(${millisecondsSql(cards.firstAttempt)}),
  'lastAttempt', array_agg(${millisecondsSql(cards.lastAttempt)}),
  'sentence', array_agg(${cards.sentence}),
  'stability', ${unlessAllNull(cards.stability)},
  'difficulty', ${unlessAllNull(cards.difficulty)}
)`;

const assignmentSql = sql`json_build_object(
  'classId', ${userAssignments.classId},
  'assignmentId', ${userAssignments.assignmentId},
  'note', ${userAssignments.note},
  'versions', ${userAssignments.versions},
  'from', ${instantSql(userAssignments.from)},
  'until', ${instantSql(userAssignments.until)},
  'formsMax', ${userAssignments.formsMax},
  'formCount', ${userAssignments.formCount},
  'excused', ${userAssignments.excused},
  'progress', ${progressOfCopy(sql`${userId}`)}
)`;

const statement = preparedStatement<ProgressRow>(
  "progress_read",
  sql`select
    (select ${progressHistory.id} from ${progressHistory}) as history,
    (
      select ${instantSql(userProgress.startDate)} from ${userProgress}
      where ${userProgress.userId} = ${userId}
    ) as "startDate",
    (
      select ${userProgress.lastSeq} from ${userProgress} where ${userProgress.userId} = ${userId}
    ) as version,
    (
      select ${userProgress.scheduler} from ${userProgress} where ${userProgress.userId} = ${userId}
    ) as scheduler,
    (
      select json_agg(stored)
      from (select * from ${exerciseProgress} where ${exerciseProgress.userId} = ${userId}) as stored
    ) as families,
    (
      select coalesce(json_object_agg(family, columns), '{}')::text
      from (
        select ${cards.family}, ${cardColumns} as columns
        from ${cards} where ${cards.userId} = ${userId} group by ${cards.family}
      ) as families
    ) as "cardsJson",
    (
      select coalesce(json_agg(${assignmentSql}), '[]')::text from ${userAssignments}
      where ${userAssignments.userId} = ${userId}
        and ${userAssignments.until} > ${sql.placeholder("endedAfter")}
    ) as "assignmentsJson"`,
);
