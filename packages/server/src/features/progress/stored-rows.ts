import type { Day, Instant } from "@verbena/core/calendar";
import type { DiagnosisCode, Verdict } from "@verbena/core/causes";
import {
  type AssignmentProgress,
  type OwnProgress,
  type StoredForm,
  setForm,
} from "@verbena/core/classes/form-progress";
import type { Family } from "@verbena/core/families";
import { type Card, type CardKey, cardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import type { FamilyEstimate } from "@verbena/core/progress/family-estimate";
import type { ReceivedEvent } from "@verbena/core/progress/fold-events";
import type {
  EstimateSetEvent,
  PlacementEvent,
  ProgressEvent,
} from "@verbena/core/progress/progress-event";
import type { CauseCounts, MissedAnswer } from "@verbena/core/progress/statistics";
import { sql } from "drizzle-orm";
import {
  type ArchivedEvent,
  type cards,
  type dailyStats,
  type exerciseProgress,
  type LoggedStatus,
  type progressEvents,
  type userAssignmentForms,
  userAssignments,
} from "../../db/schema.ts";
import { estimateEvent } from "../../knowledge/estimate-event.ts";
import type { FoldedAssignment } from "./fold-assignments.ts";
import type { ValidEvent } from "./schema.ts";

// Converts between core's progress and the rows of the database.

/** A row without the user id. The statement that writes the row adds it. */
type Row<Table extends { $inferInsert: { userId: string } }> = Omit<
  Table["$inferInsert"],
  "userId"
>;
export type EventRow = Row<typeof progressEvents>;
export type ExerciseRow = Row<typeof exerciseProgress>;
export type CardRow = Row<typeof cards>;
export type DayRow = Required<Row<typeof dailyStats>>;
/** The columns of a pupil's copy of an assignment that answers change, and its key. */
export type AssignmentRow = Pick<
  typeof userAssignments.$inferSelect,
  "classId" | "assignmentId" | "rightAnswers" | "doneAt"
>;
export type AssignmentFormRow = Row<typeof userAssignmentForms>;

/** An event as the log keeps it. */
export type LoggedEvent = {
  seq: number;
  event: ValidEvent;
  status: LoggedStatus;
  /** Null unless it is an answer to an existing exercise. */
  verdict: Verdict | null;
  cause: DiagnosisCode | null;
  /** What the card alone promised: see the column. Null unless it is an answer to a card that was answered before. */
  recall: number | null;
};

export function eventRow(
  { seq, event, status, verdict, cause, recall }: LoggedEvent,
  now: Instant,
): EventRow {
  return {
    seq,
    id: event.id,
    kind: event.kind,
    status,
    family: event.family,
    ...(event.kind === "answer" && {
      item: event.item,
      context: event.context,
      sentence: event.sentence,
      given: event.given,
      verdict,
      diagnosis: cause,
      recall,
    }),
    ...(event.kind === "retraction" && { payload: { answer: event.answer } }),
    ...(event.kind === "failed-removed" && { payload: { items: event.items } }),
    ...(event.kind === "level-confirmed" && { payload: { level: event.level } }),
    ...(event.kind === "placement" && { payload: { placement: placementOf(event) } }),
    ...(event.kind === "estimate-set" && { payload: { said: saidIn(event) } }),
    answeredAt: event.at,
    timeZone: event.timeZone,
    receivedAt: now,
  };
}

const placementOf = ({ level, status, answers, guesses }: PlacementEvent) => ({
  level,
  status,
  answers,
  guesses,
});

const saidIn = (event: EstimateSetEvent) =>
  event.skill === null
    ? { skill: event.skill, estimate: event.estimate }
    : { skill: event.skill, estimate: event.estimate };

/**
 * The event of an accepted row of the log.
 *
 * @throws Error if the row lacks a column that its kind needs
 */
function fromLog(row: ArchivedEvent): ProgressEvent {
  const { id, family, timeZone, kind, item, context, sentence, verdict, payload } = row;
  const base = { id, family, at: row.answeredAt, timeZone };
  if (kind === "reset") return { kind, ...base };
  if (kind === "failed-removed" && payload?.items) return { kind, ...base, items: payload.items };
  if (kind === "level-confirmed" && payload?.level !== undefined) {
    return { kind, ...base, level: payload.level };
  }
  if (kind === "retraction" && payload?.answer) return { kind, ...base, answer: payload.answer };
  if (kind === "answer" && item && context && sentence && verdict) {
    const { given, diagnosis: cause } = row;
    return { kind, ...base, item, context, sentence, given, verdict, cause };
  }
  const estimate = estimateEvent(row);
  if (estimate) return estimate;
  throw new Error(`Event ${id} lacks a column of ${kind}.`);
}

/** The event of a batch as it counts. */
export function countedEvent({ event, verdict, cause }: LoggedEvent): ProgressEvent {
  return event.kind === "answer" ? { ...event, verdict: verdict ?? "wrong", cause } : event;
}

/** A row of the log for `foldEvents`. */
export const asReceived = (row: ArchivedEvent): ReceivedEvent => ({
  event: fromLog(row),
  receivedAt: row.receivedAt,
});

export function exerciseRow(family: Family, progress: ExerciseProgress): ExerciseRow {
  const { stats, failedItems, currentLevel, lastLevelUpAt, resetAt, estimate } = progress;
  return { family, ...stats, failedItems, currentLevel, lastLevelUpAt, resetAt, estimate };
}

export function cardRows(
  family: Family,
  { cards }: ExerciseProgress,
  keys: readonly CardKey[],
): CardRow[] {
  return keys.flatMap((key) => {
    const card = cards[key];
    if (!card) return [];
    const { interval, ...rest } = card;
    return [{ family, ...rest, intervalDays: interval }];
  });
}

export function dayRows(
  family: Family,
  { days }: ExerciseProgress,
  keys: readonly Day[],
): DayRow[] {
  return keys.flatMap((day) => {
    const counts = days[day];
    return counts ? [{ family, day, ...counts }] : [];
  });
}

export const assignmentRow = (copy: AssignmentRow): AssignmentRow => ({
  classId: copy.classId,
  assignmentId: copy.assignmentId,
  rightAnswers: copy.rightAnswers,
  doneAt: copy.doneAt,
});

/** Some forms of a pupil's copy of an assignment. */
export function assignmentFormRows(
  { classId, assignmentId }: { classId: string; assignmentId: string },
  forms: AssignmentProgress,
): AssignmentFormRow[] {
  const families = Object.entries(forms) as [Family, Record<CardKey, StoredForm>][];
  return families.flatMap(([family, ofFamily]) =>
    (Object.entries(ofFamily) as [CardKey, StoredForm][]).map(([key, progress]) => {
      const [item = "", context = ""] = key.split("|");
      return { classId, assignmentId, family, item, context, progress };
    }),
  );
}

/**
 * Rows of `exercise_progress`, `cards`, and `daily_stats` as PostgreSQL's `json_agg` writes them. PostgreSQL
 * builds the JSON of whole rows faster than that of chosen columns.
 */
export type StoredExercises = {
  families: FamilyJson[] | null;
  cards: CardJson[] | null;
  days: DayJson[] | null;
};

/** The columns of a pupil's copy of an assignment that a fold needs, besides its forms. */
export const foldedColumns = sql.join(
  [
    userAssignments.classId,
    userAssignments.assignmentId,
    userAssignments.versions,
    userAssignments.from,
    userAssignments.formsMax,
    userAssignments.rightAnswers,
    userAssignments.doneAt,
  ],
  sql`, `,
);

/** A row of `user_assignments` with its forms, as PostgreSQL's `json_agg` writes it. */
export type AssignmentJson = {
  class_id: string;
  assignment_id: string;
  versions: FoldedAssignment["versions"];
  from: TimeJson;
  forms_max: number | null;
  right_answers: number;
  done_at: TimeJson | null;
  forms: FormJson[] | null;
};

type FormJson = { family: Family; item: string; context: string; progress: StoredForm };

export const assignmentsFrom = (rows: readonly AssignmentJson[] | null): FoldedAssignment[] =>
  (rows ?? []).map((row) => ({
    classId: row.class_id,
    assignmentId: row.assignment_id,
    versions: row.versions,
    from: instantFrom(row.from),
    formsMax: row.forms_max,
    progress: progressOfForms(row.forms ?? []),
    rightAnswers: row.right_answers,
    doneAt: row.done_at && instantFrom(row.done_at),
  }));

function progressOfForms(forms: readonly FormJson[]): OwnProgress {
  const progress: OwnProgress = {};
  for (const form of forms) setForm(progress, form, form.progress);
  return progress;
}

/** With PostgreSQL's format of ISO 8601, such as `2026-03-10T10:00:00.5+00:00`. */
type TimeJson = string;

type FamilyJson = {
  family: Family;
  total_attempts: number;
  total_correct: number;
  total_failed: number;
  today_attempts: number;
  today_correct: number;
  today_failed: number;
  last_reset_date: Day | null;
  last_answered_at: TimeJson | null;
  failed_items: string[];
  current_level: number;
  last_level_up_at: TimeJson | null;
  reset_at: TimeJson | null;
  estimate: FamilyEstimate | null;
};

type CardJson = {
  family: Family;
  item: string;
  context: string;
  easiness: number;
  interval_days: number;
  repetitions: number;
  next_review: TimeJson;
  attempts: number;
  correct_count: number;
  first_attempt: TimeJson;
  last_attempt: TimeJson;
  sentence: number;
  stability: number | null;
  difficulty: number | null;
};

type DayJson = {
  family: Family;
  day: Day;
  attempts: number;
  correct: number;
  causes: CauseCounts;
  missed: readonly MissedAnswer[];
};

export type Exercises = Partial<Record<Family, ExerciseProgress>>;

export function exercisesFrom({ families, cards, days }: StoredExercises): Exercises {
  const exercises: Exercises = {};
  for (const row of families ?? []) exercises[row.family] = familyFrom(row);
  for (const row of cards ?? []) {
    const progress = exercises[row.family];
    if (progress) progress.cards[cardKey(row)] = cardFrom(row);
  }
  for (const { family, day, attempts, correct, causes, missed } of days ?? []) {
    const progress = exercises[family];
    if (progress) progress.days[day] = { attempts, correct, causes, missed };
  }
  return exercises;
}

function familyFrom(row: FamilyJson): ExerciseProgress {
  return {
    cards: {},
    stats: {
      totalAttempts: row.total_attempts,
      totalCorrect: row.total_correct,
      totalFailed: row.total_failed,
      todayAttempts: row.today_attempts,
      todayCorrect: row.today_correct,
      todayFailed: row.today_failed,
      lastResetDate: row.last_reset_date,
      lastAnsweredAt: row.last_answered_at && instantFrom(row.last_answered_at),
    },
    failedItems: row.failed_items,
    currentLevel: row.current_level,
    lastLevelUpAt: row.last_level_up_at && instantFrom(row.last_level_up_at),
    resetAt: row.reset_at && instantFrom(row.reset_at),
    estimate: row.estimate,
    days: {},
  };
}

function cardFrom(row: CardJson): Card {
  return {
    item: row.item,
    context: row.context,
    easiness: row.easiness,
    interval: row.interval_days,
    repetitions: row.repetitions,
    nextReview: instantFrom(row.next_review),
    attempts: row.attempts,
    stability: row.stability,
    difficulty: row.difficulty,
    correctCount: row.correct_count,
    firstAttempt: instantFrom(row.first_attempt),
    lastAttempt: instantFrom(row.last_attempt),
    sentence: row.sentence,
  };
}

const instantFrom = (time: TimeJson) => new Date(time).toISOString();
