import { dayIn, type Instant } from "@verbena/core/calendar";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { onDay } from "@verbena/core/progress/statistics";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import type { ExerciseChange, Progress, RecordedBatch } from "@verbena/server/client";

/** A learner's progress by family. */
export type Exercises = Record<ExerciseKey, ExerciseProgress>;

/** The server's state as this device knows it. */
export type Acknowledged = {
  startDate: Instant | null;
  /** Identity of the server's log; undefined before it is known. */
  history?: string;
  /** Number of the last event in it. */
  version: number;
  exercises: Exercises;
};

export const nothingAcknowledged: Acknowledged = {
  startDate: null,
  version: 0,
  exercises: perFamily(() => noProgress),
};

/** The server's progress as loaded. */
export function acknowledgedFrom(answer: Progress): Acknowledged {
  return {
    startDate: answer.startDate,
    history: answer.history,
    version: answer.version,
    exercises: perFamily((key) => progressFrom(answer.exercises[key])),
  };
}

/**
 * The acknowledged progress after a batch. Null when it must be loaded: other events reached the server in
 * between, or the server was restored from a backup.
 */
export function afterBatch(before: Acknowledged, answer: RecordedBatch): Acknowledged | null {
  if (answer.history !== before.history) return null;
  if (answer.version < before.version) return before;
  if (answer.fromVersion !== before.version) return null;
  const exercises = perFamily((key) => {
    const change = answer.exercises[key];
    if (change === undefined) return before.exercises[key];
    const cards = change.wiped ? {} : before.exercises[key].cards;
    return { ...progressFrom(change), cards: { ...cards, ...change.cards } };
  });
  return { ...before, version: answer.version, exercises };
}

/** Whether a state is older than another of the same log. */
export function isOlder(state: Acknowledged, than: Acknowledged): boolean {
  return state.history === than.history && state.version < than.version;
}

/** Progress with waiting events folded on top. */
export function applyEvents(exercises: Exercises, waiting: readonly ProgressEvent[]): Exercises {
  const folded = { ...exercises };
  for (const event of waiting) {
    folded[event.exerciseKey] = applyEvent(folded[event.exerciseKey], event);
  }
  return folded;
}

/** Progress as of now: on a new day, today's counters are 0. */
export function asOf(exercises: Exercises, now: Instant, timeZone: string): Exercises {
  const day = dayIn(now, timeZone);
  return perFamily((key) => {
    const progress = exercises[key];
    return { ...progress, stats: onDay(progress.stats, day) };
  });
}

function progressFrom(answer: Omit<ExerciseChange, "wiped">): ExerciseProgress {
  const { cards, stats, failedItems, currentLevel, lastLevelUpAt, resetAt } = answer;
  return { cards, stats, failedItems, currentLevel, lastLevelUpAt, resetAt, days: {} };
}

function perFamily(make: (key: ExerciseKey) => ExerciseProgress): Exercises {
  return {
    "presente-indicativo": make("presente-indicativo"),
    "preterito-indefinido": make("preterito-indefinido"),
    "desde-hace": make("desde-hace"),
  };
}
