import type { Day, Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { isCorrect } from "@verbena/core/grading/grade";
import type { CardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import type { ReceivedEvent } from "@verbena/core/progress/fold-events";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import type {
  ArchivedEvent,
  cards,
  dailyStats,
  exerciseProgress,
  progressEvents,
} from "../../db/schema.ts";
import type { LoggedEvent } from "./fold-batch.ts";

/** A row without the user id, which the statement that writes it adds. */
type Row<Table extends { $inferInsert: { userId: string } }> = Omit<
  Table["$inferInsert"],
  "userId"
>;
export type EventRow = Row<typeof progressEvents>;
export type ExerciseRow = Row<typeof exerciseProgress>;
export type CardRow = Row<typeof cards>;
export type DayRow = Required<Row<typeof dailyStats>>;

export function eventRow(
  { seq, event, status, verdict, cause }: LoggedEvent,
  now: Instant,
): EventRow {
  const correct = verdict && isCorrect(verdict);
  return {
    seq,
    id: event.id,
    kind: event.kind,
    status,
    family: event.family,
    ...(event.kind === "answer" && {
      item: event.item,
      context: event.context,
      sentence: event.sentence === 1 ? null : event.sentence,
      given: event.given,
      quality: correct === null ? null : correct ? 5 : 0,
      correct,
      verdict,
      diagnosis: cause,
    }),
    ...(event.kind === "retraction" && { payload: { answer: event.answer } }),
    ...(event.kind === "failed-removed" && { payload: { items: event.items } }),
    ...(event.kind === "level-confirmed" && { payload: { level: event.level } }),
    answeredAt: event.at,
    timeZone: event.timeZone,
    receivedAt: now,
  };
}

/**
 * The event of an accepted row of the log.
 *
 * @throws Error if the row lacks a column that its kind needs
 */
function fromLog(row: ArchivedEvent): ProgressEvent {
  const { id, family, timeZone, kind, item, context, verdict, payload } = row;
  const base = { id, family, at: row.answeredAt, timeZone };
  if (kind === "reset") return { kind, ...base };
  if (kind === "failed-removed" && payload?.items) return { kind, ...base, items: payload.items };
  if (kind === "level-confirmed" && payload?.level !== undefined) {
    return { kind, ...base, level: payload.level };
  }
  if (kind === "retraction" && payload?.answer) return { kind, ...base, answer: payload.answer };
  if (kind === "answer" && item && context && verdict) {
    const { given, diagnosis: cause } = row;
    // Archived answers of earlier versions have no sentence.
    return { kind, ...base, item, context, sentence: row.sentence ?? 1, given, verdict, cause };
  }
  throw new Error(`Event ${id} lacks a column of ${kind}.`);
}

/** A row of the log for `foldEvents`. */
export const asReceived = (row: ArchivedEvent): ReceivedEvent => ({
  event: fromLog(row),
  receivedAt: row.receivedAt,
});

export function exerciseRow(family: Family, progress: ExerciseProgress): ExerciseRow {
  const { stats, failedItems, currentLevel, lastLevelUpAt, resetAt } = progress;
  return { family, ...stats, failedItems, currentLevel, lastLevelUpAt, resetAt };
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
