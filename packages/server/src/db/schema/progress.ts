import { diagnosisCodes, verdicts } from "@verbena/core/causes";
import { allFamilies } from "@verbena/core/families";
import type { FamilyEstimate } from "@verbena/core/progress/family-estimate";
import {
  type EstimateSetEvent,
  type PlacementEvent,
  progressEventKinds,
} from "@verbena/core/progress/progress-event";
import type { CauseCounts, MissedAnswer } from "@verbena/core/progress/statistics";
import type { FsrsChoice } from "@verbena/core/scheduling/scheduler";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { timestampAsInstant } from "./timestamps.ts";

/** One row for each user, from the sign-up on. It has no index besides its key, which would slow down answers. */
export const userProgress = pgTable("user_progress", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  startDate: timestampAsInstant("start_date").notNull(),
  /**
   * Number of the learner's last change: an event, or a change of the scheduler. A writer that finds another number than it
   * has read starts again.
   */
  lastSeq: integer("last_seq").notNull(),
  /** Sums over all families. Administrators' list of users is sorted by them. */
  totalAttempts: integer("total_attempts").notNull().default(0),
  totalCorrect: integer("total_correct").notNull().default(0),
  /** All cards are scheduled with it; null for SM-2. A change also raises `last_seq`. */
  scheduler: json("scheduler").$type<FsrsChoice>(),
});

/**
 * One row: the identity of all logs. A restore sets event numbers back and renews the identity, so that
 * devices do not take their own state for newer.
 */
export const progressHistory = pgTable("progress_history", {
  id: uuid("id").primaryKey().defaultRandom(),
});

const learner = () =>
  uuid("user_id")
    .notNull()
    .references(() => userProgress.userId, { onDelete: "cascade" });

const familyColumn = () => text("family", { enum: allFamilies }).notNull();

/** An event is skipped if its exercise, or the answer that it retracts, does not exist. */
export const loggedStatuses = ["accepted", "skipped", "retracted"] as const;
export type LoggedStatus = (typeof loggedStatuses)[number];

/** Conditions of the log's partial indexes. A query must repeat a condition to use the index. */
export const isAnswer = sql.raw("kind = 'answer' and status = 'accepted'");
/** Deliberately unlike `isAnswer`: otherwise the planner would look for a card's answers in the index by family. */
export const isAnswerToCard = sql.raw("item is not null and status <> 'skipped'");
export const isMistake = sql.raw("verdict = 'wrong'");
/** For queries with `isAnswerToCard` and `isMistake`, whose indexes also have retracted answers. */
export const isAccepted = sql.raw("status = 'accepted'");
export const isReset = sql.raw("kind = 'reset'");

/** A text as a search compares it: in lower case, without accents, trimmed, at most 100 characters. */
export function foldedText(text: SQLWrapper): SQL {
  const unmarked = sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return sql`left(btrim(regexp_replace(lower(${unmarked}), '\\s+', ' ', 'g')), 100)`;
}

/** `items` of failed-removed, `level` of level-confirmed, id of the `answer` of retraction, and what estimates say. */
type EventPayload = {
  items?: string[];
  level?: number;
  answer?: string;
  placement?: Pick<PlacementEvent, "level" | "status" | "answers" | "guesses">;
  said?: Estimated<EstimateSetEvent>;
};

type Estimated<Event> = Event extends EstimateSetEvent ? Pick<Event, "skill" | "estimate"> : never;

/**
 * The append-only log, numbered per learner in order of arrival. The tables below are derived from it. It has
 * 16 partitions by hash of the learner, which drizzle does not know: each is vacuumed alone, and their indexes
 * stay small.
 */
export const progressEvents = pgTable(
  "progress_events",
  {
    userId: learner(),
    seq: integer("seq").notNull(),
    /** The browser creates it. */
    id: uuid("id").notNull(),
    kind: text("kind", { enum: progressEventKinds }).notNull(),
    status: text("status", { enum: loggedStatuses }).notNull(),
    family: familyColumn(),
    item: text("item"),
    context: text("context"),
    /** Number of the sentence that was shown. */
    sentence: smallint("sentence"),
    /** Null if the learner gave up. */
    given: text("given"),
    verdict: text("verdict", { enum: verdicts }),
    /** Cause of the mistake, diagnosed when the answer arrived. */
    diagnosis: text("diagnosis", { enum: diagnosisCodes }),
    /**
     * The chance that the card alone gave when the answer arrived, from 0 to 1. Null for the card's first answer. The
     * learner's knowledge is folded from it, without the cards of that time.
     */
    recall: real("recall"),
    /** What the kind of an event has beside the columns; null for answers and resets. */
    payload: json("payload").$type<EventPayload>(),
    answeredAt: timestampAsInstant("answered_at").notNull(),
    timeZone: text("time_zone").notNull(),
    receivedAt: timestampAsInstant("received_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    unique("progress_events_id").on(table.userId, table.id),
    // For lists of past answers by family, card, or mistake, ordered by time. A list begins at the last
    // reset.
    index("progress_events_by_family")
      .on(table.userId, table.family, table.answeredAt, table.seq)
      .where(isAnswer),
    index("progress_events_by_card")
      .on(table.userId, table.family, table.item, table.context, table.answeredAt, table.seq)
      .where(isAnswerToCard),
    index("progress_events_by_mistake")
      .on(table.userId, table.family, foldedText(table.given), table.answeredAt, table.seq)
      .where(isMistake),
    index("progress_events_by_reset")
      .on(table.userId, table.family, table.answeredAt, table.seq)
      .where(isReset),
  ],
);

/** An event of the log without its learner. */
export type ArchivedEvent = Omit<typeof progressEvents.$inferSelect, "userId">;

/**
 * Old events of the log, hundreds in a row. PostgreSQL compresses them, and has one index entry for each row
 * instead of one for each event. `verbena archive` moves them here.
 */
export const archivedEvents = pgTable(
  "archived_events",
  {
    userId: learner(),
    /** Number of the first event. */
    firstSeq: integer("first_seq").notNull(),
    /** Ids of the events, to recognise one that is sent again. */
    ids: uuid("ids").array().notNull(),
    /** In order of their numbers. */
    events: json("events").$type<readonly ArchivedEvent[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.firstSeq] })],
);

export const exerciseProgress = pgTable(
  "exercise_progress",
  {
    userId: learner(),
    family: familyColumn(),
    totalAttempts: integer("total_attempts").notNull(),
    totalCorrect: integer("total_correct").notNull(),
    totalFailed: integer("total_failed").notNull(),
    todayAttempts: integer("today_attempts").notNull(),
    todayCorrect: integer("today_correct").notNull(),
    todayFailed: integer("today_failed").notNull(),
    lastResetDate: date("last_reset_date", { mode: "string" }),
    lastAnsweredAt: timestampAsInstant("last_answered_at"),
    failedItems: json("failed_items").$type<readonly string[]>().notNull(),
    currentLevel: smallint("current_level").notNull(),
    lastLevelUpAt: timestampAsInstant("last_level_up_at"),
    /** When the learner last reset the family. */
    resetAt: timestampAsInstant("reset_at"),
    /** What a placement test or the learner says of the family. */
    estimate: json("estimate").$type<FamilyEstimate>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.family] })],
);

export const cards = pgTable(
  "cards",
  {
    userId: learner(),
    family: familyColumn(),
    item: text("item").notNull(),
    context: text("context").notNull(),
    easiness: doublePrecision("easiness").notNull(),
    intervalDays: integer("interval_days").notNull(),
    repetitions: integer("repetitions").notNull(),
    nextReview: timestampAsInstant("next_review").notNull(),
    attempts: integer("attempts").notNull(),
    correctCount: integer("correct_count").notNull(),
    firstAttempt: timestampAsInstant("first_attempt").notNull(),
    lastAttempt: timestampAsInstant("last_attempt").notNull(),
    sentence: smallint("sentence").notNull(),
    stability: doublePrecision("stability"),
    difficulty: doublePrecision("difficulty"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.family, table.item, table.context] })],
);

/** Counts per day in the learner's time zone. Requests for charts read these instead of the log. */
export const dailyStats = pgTable(
  "daily_stats",
  {
    userId: learner(),
    family: familyColumn(),
    day: date("day", { mode: "string" }).notNull(),
    attempts: integer("attempts").notNull(),
    correct: integer("correct").notNull(),
    causes: json("causes").$type<CauseCounts>().notNull().default({}),
    /** The last wrong answers of the day. Empty for days before classes existed. */
    missed: json("missed").$type<readonly MissedAnswer[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.family, table.day] })],
);
