import { dayIn, type Instant } from "@verbena/core/calendar";
import type { Verdict } from "@verbena/core/causes";
import type { Family } from "@verbena/core/families";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler";
import { and, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { type LiveSession, liveSessionSql } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import { preparedStatement } from "../../db/prepared-statement.ts";
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
import { hashToken } from "../../security/secret.ts";
import { findArchived, mayBeArchived } from "./archive.ts";
import { EVENTS_PER_DAY, type ValidEvent } from "./schema.ts";
import { exercisesFrom, type StoredExercises } from "./stored-exercises.ts";

/** The part of a learner's stored progress that a batch may change. */
export type ProgressState = {
  /** Identity of the log; a restore renews it. */
  history: string;
  /** Number of the learner's last change; 0 before the first. */
  lastSeq: number;
  /** `lastSeq` changes with it. */
  scheduler: SchedulerChoice;
  /** Version of the stored content. */
  contentHash: string;
  /** Families of the batch, with only those cards and days that it touches. */
  exercises: Partial<Record<Family, ExerciseProgress>>;
};

type Reader = { userId: string; token: string; now: Date };

/**
 * Reads the state for a batch, and the session of a token, which may be another learner's. One statement
 * gives a consistent snapshot and saves a round trip.
 */
export async function readState(
  db: Database,
  { userId, token, now }: Reader,
  events: readonly ValidEvent[],
): Promise<{ session: LiveSession | null; state: ProgressState }> {
  const answers = events.filter((event) => event.kind === "answer");
  const cards = answers.map(({ family, item, context }) => ({ family, item, context }));
  const days = answers.map(({ family, at, timeZone }) => ({
    family,
    day: dayIn(at, timeZone),
  }));
  const [row] = await db.runPrepared(statement, {
    userId,
    tokenHash: hashToken(token),
    now,
    families: keys(events.map(({ family }) => ({ family }))),
    cards: keys(cards),
    days: keys(days),
  });
  if (!row) throw new Error("PostgreSQL returned no row for a select without from");
  const { session, history, lastSeq, scheduler, contentHash, ...stored } = row;
  const exercises = exercisesFrom(stored);
  return { session, state: { history, lastSeq: lastSeq ?? 0, scheduler, contentHash, exercises } };
}

/** A parameter for `touched`. */
const keys = (list: readonly object[]) =>
  `[${unique(list.map((key) => JSON.stringify(key))).join(",")}]`;

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

const userId = sql.placeholder("userId");

/**
 * LIMIT 1 makes PostgreSQL look up each row by key, even with wrong planner statistics. The estimated cost
 * does not depend on the values, so PostgreSQL plans the statement once and not for each request.
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
};

// PostgreSQL builds the JSON of whole rows faster than that of chosen columns.
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
      sql`"family" text`,
      sql`family = touched."family"`,
    )} as families,
    ${touched(
      sql`${cards}`,
      "cards",
      sql`"family" text, item text, context text`,
      sql`family = touched."family" and item = touched.item
        and context = touched.context`,
    )} as cards,
    ${touched(
      sql`${dailyStats}`,
      "days",
      sql`"family" text, day date`,
      sql`family = touched."family" and day = touched.day`,
    )} as days`,
);

export type LoggedBefore = ReadonlyMap<string, { status: LoggedStatus; verdict: Verdict | null }>;

/** Those events of a batch that are already in the log or in the archive, by their id. */
export async function readLogged(
  db: Database,
  learner: string,
  events: readonly ValidEvent[],
  now: Instant,
): Promise<LoggedBefore> {
  const { id, status, verdict } = progressEvents;
  const ids = unique(events.map((event) => event.id));
  const rows = await db
    .select({ id, status, verdict })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, learner), inArray(id, ids)));
  const old = events.filter(({ at }) => mayBeArchived(at, now));
  const archived =
    old.length === 0 ? [] : await findArchived(db, learner, unique(old.map((event) => event.id)));
  return new Map([...archived, ...rows].map((row) => [row.id, row]));
}

/** Answers can be retracted for this long, so that none is in the archive. */
const RETRACTABLE_FOR_MS = 60 * 86_400_000;

/** A logged answer that a retraction names. */
export type NamedAnswer = { family: Family; status: LoggedStatus; isOld: boolean };
export type NamedAnswers = ReadonlyMap<string, NamedAnswer>;

/** The answers of the learner in the log that the retractions of a batch name, by their id. */
export async function findNamedAnswers(
  db: Database,
  learner: string,
  events: readonly ValidEvent[],
  now: Instant,
): Promise<NamedAnswers> {
  const ids = events.flatMap((event) => (event.kind === "retraction" ? event.answer : []));
  if (ids.length === 0) return new Map();
  const { userId, id, kind, family, status, receivedAt } = progressEvents;
  const rows = await db
    .select({ id, family, status, receivedAt })
    .from(progressEvents)
    .where(and(eq(userId, learner), inArray(id, ids), eq(kind, "answer")));
  return new Map(
    rows.map(({ id, receivedAt, ...row }) => {
      const isOld = Date.parse(receivedAt) < Date.parse(now) - RETRACTABLE_FOR_MS;
      return [id, { ...row, isOld }];
    }),
  );
}

/**
 * When the oldest event of the daily quota was received; null while the quota is not used up.
 *
 * @param lastSeq number of the learner's last event
 */
export async function quotaSince(
  db: Database,
  learner: string,
  lastSeq: number,
  eventsPerDay: number,
): Promise<Instant | null> {
  if (lastSeq < eventsPerDay) return null;
  const { seq, receivedAt } = progressEvents;
  const [row] = await db
    .select({ receivedAt })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, learner), eq(seq, lastSeq + 1 - eventsPerDay)));
  return row?.receivedAt ?? null;
}

/** The same for the quotas of skipped events and of retractions. */
export async function rareQuotaSince(
  db: Database,
  learner: string,
  lastSeq: number,
  quota: "skipped" | "retractions",
): Promise<Instant | null> {
  const { userId, seq, kind, status, receivedAt } = progressEvents;
  const [row] = await db
    .select({ receivedAt })
    .from(progressEvents)
    .where(
      and(
        eq(userId, learner),
        // The daily quota bounds what is read.
        gt(seq, lastSeq - EVENTS_PER_DAY.confirmed),
        quota === "skipped" ? eq(status, "skipped") : eq(kind, "retraction"),
      ),
    )
    .orderBy(desc(seq))
    .offset(EVENTS_PER_DAY[quota] - 1)
    .limit(1);
  return row?.receivedAt ?? null;
}
