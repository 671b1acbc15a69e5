import { dayIn } from "@verbena/core/calendar";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { type SQL, sql } from "drizzle-orm";
import { type LiveSession, liveSessionSql } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { preparedStatement } from "../../db/prepared-statement.ts";
import {
  cards,
  contentVersion,
  dailyStats,
  exerciseProgress,
  progressHistory,
  userAssignmentForms,
  userAssignments,
  userProgress,
} from "../../db/schema.ts";
import { hashToken } from "../../security/secret.ts";
import type { FoldedAssignment } from "./fold-assignments.ts";
import type { ValidEvent } from "./schema.ts";
import {
  type AssignmentJson,
  assignmentsFrom,
  type Exercises,
  exercisesFrom,
  foldedColumns,
  type StoredExercises,
} from "./stored-rows.ts";

/** The part of a learner's stored progress that a batch may change. */
export type ProgressState = {
  /** Identity of the log; a restore renews it. */
  history: string;
  /** Number of the learner's last change: an event, or a new scheduler. 0 before the first. */
  lastSeq: number;
  scheduler: SchedulerChoice;
  /** Version of the stored content. */
  contentHash: string;
  /** Families of the batch, with only those cards and days that the batch touches. */
  exercises: Exercises;
  /**
   * The learner's assignments that have begun and ask forms of these families, with only those forms that the batch touches.
   * Past ones too: a late answer counts whenever it is given, and a teacher can still move the end.
   */
  assignments: readonly FoldedAssignment[];
};

/**
 * Reads a learner's state for a batch, and the session of a token. One statement gives a consistent snapshot and
 * saves a round trip. The session may belong to another user: the caller must compare.
 */
export async function readState(
  db: Database,
  { userId, token, now }: { userId: string; token: string; now: Date },
  events: readonly ValidEvent[],
): Promise<{ session: LiveSession | null; state: ProgressState }> {
  const answers = events.filter((event) => event.kind === "answer");
  const cards = answers.map(({ family, item, context }) => ({ family, item, context }));
  const days = answers.map(({ family, at, timeZone }) => ({ family, day: dayIn(at, timeZone) }));
  const [row] = await db.runPrepared(statement, {
    userId,
    tokenHash: hashToken(token),
    now,
    families: distinctAsJson(events.map(({ family }) => ({ family }))),
    cards: distinctAsJson(cards),
    days: distinctAsJson(days),
  });
  if (!row) throw new Error("PostgreSQL returned no row for a select without from");
  const { session, history, lastSeq, scheduler, contentHash, ...stored } = row;
  const exercises = exercisesFrom(stored);
  const assignments = assignmentsFrom(stored.assignments);
  const known = { history, lastSeq: lastSeq ?? 0, scheduler, contentHash };
  return { session, state: { ...known, exercises, assignments } };
}

const distinctAsJson = (keys: readonly object[]) =>
  `[${[...new Set(keys.map((key) => JSON.stringify(key)))].join(",")}]`;

const userId = sql.placeholder("userId");

/**
 * The rows of a table whose keys are in a JSON parameter. LIMIT 1 makes PostgreSQL look up each row by its key,
 * even with wrong planner statistics. The estimated cost does not depend on the values. PostgreSQL can then plan
 * the statement once for all requests.
 *
 * @param columns of the keys in the parameter, with their types
 */
const touched = (table: SQL, parameter: string, columns: SQL, condition: SQL) => sql`(
  select json_agg(stored)
  from json_to_recordset(${sql.placeholder(parameter)}::json) as touched(${columns}),
    lateral (select * from ${table} where user_id = ${userId} and ${condition} limit 1) as stored
)`;

type StateRow = StoredExercises & {
  session: LiveSession | null;
  history: string;
  lastSeq: number | null;
  scheduler: SchedulerChoice;
  contentHash: string;
  assignments: AssignmentJson[] | null;
};

const statement = preparedStatement<StateRow>(
  "progress_state",
  sql`select ${liveSessionSql} as session,
    (select ${progressHistory.id} from ${progressHistory}) as history,
    (select ${userProgress.lastSeq} from ${userProgress} where ${userProgress.userId} = ${userId})
      as "lastSeq",
    (select ${userProgress.scheduler} from ${userProgress} where ${userProgress.userId} = ${userId})
      as scheduler,
    (select ${contentVersion.hash} from ${contentVersion}) as "contentHash",
    ${touched(
      sql`${exerciseProgress}`,
      "families",
      sql`family text`,
      sql`family = touched.family`,
    )} as families,
    ${touched(
      sql`${cards}`,
      "cards",
      sql`family text, item text, context text`,
      sql`family = touched.family and item = touched.item and context = touched.context`,
    )} as cards,
    ${touched(
      sql`${dailyStats}`,
      "days",
      sql`family text, day date`,
      sql`family = touched.family and day = touched.day`,
    )} as days,
    (
      select json_agg(stored) from (
        select ${foldedColumns}, ${touched(
          sql`${userAssignmentForms}`,
          "cards",
          sql`family text, item text, context text`,
          sql`class_id = user_assignments.class_id and assignment_id = user_assignments.assignment_id
            and family = touched.family and item = touched.item and context = touched.context`,
        )} as forms
        from ${userAssignments}
        where ${userAssignments.userId} = ${userId}
          and ${userAssignments.from} <= ${sql.placeholder("now")}
          and ${userAssignments.families} && array(
            select family
            from json_to_recordset(${sql.placeholder("families")}::json) as touched(family text)
          )
      ) as stored
    ) as assignments`,
);
