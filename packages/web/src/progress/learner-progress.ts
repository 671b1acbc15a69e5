import { dayIn, type Instant } from "@verbena/core/calendar";
import { type Family, forEveryFamily } from "@verbena/core/families";
import { applyEvent } from "@verbena/core/progress/apply-event";
import { type CardKey, completeCard, type OlderCard } from "@verbena/core/progress/card";
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import type { ProgressEvent } from "@verbena/core/progress/progress-event";
import { type TakenBack, takeBack } from "@verbena/core/progress/retraction";
import { statisticsOnDay } from "@verbena/core/progress/statistics";
import type { Scheduler } from "@verbena/core/scheduling/scheduler";
import type { SchedulerChoice } from "@verbena/core/scheduling/scheduler-choice";
import type { ExerciseChange, Progress, RecordedBatch } from "@verbena/server/client";

/** A learner's progress by family. */
export type Exercises = Record<Family, ExerciseProgress>;

/** An event, and for a retraction the answer that it takes back. */
export type RecordedEvent = { event: ProgressEvent; takenBack?: TakenBack };

/** The last state of the server that this device has received. */
export type Acknowledged = {
  startDate: Instant | null;
  /** Identifies the server's log, which a restore replaces; undefined before the first load. */
  history?: string;
  /** Number of the learner's last change. */
  version: number;
  scheduler: SchedulerChoice;
  exercises: Exercises;
};

export const nothingAcknowledged: Acknowledged = {
  startDate: null,
  version: 0,
  scheduler: null,
  exercises: forEveryFamily(() => noProgress),
};

/** Converts the server's response. */
export function acknowledgedFrom(answer: Progress): Acknowledged {
  // A server of an earlier version lacks some families.
  const exercises: Partial<Progress["exercises"]> = answer.exercises;
  return {
    startDate: answer.startDate,
    history: answer.history,
    version: answer.version,
    // A server of an earlier version sends none.
    scheduler: answer.scheduler ?? null,
    exercises: forEveryFamily((key) => {
      const family = exercises[key];
      return family === undefined ? noProgress : progressFrom(family);
    }),
  };
}

/**
 * The acknowledged progress after a batch. Null when it must be loaded instead: another device has sent
 * events or has changed the scheduler, or the server was restored from a backup.
 */
export function afterBatch(before: Acknowledged, answer: RecordedBatch): Acknowledged | null {
  if (answer.history !== before.history) return null;
  if (answer.version < before.version) return before;
  if (answer.fromVersion !== before.version) return null;
  const exercises = forEveryFamily((key) => {
    const change = answer.exercises[key];
    if (change === undefined) return before.exercises[key];
    const cards = change.wiped ? {} : before.exercises[key].cards;
    const changed = progressFrom(change);
    return { ...changed, cards: { ...cards, ...changed.cards } };
  });
  return { ...before, version: answer.version, exercises };
}

/** Whether a state is older than another of the same log. */
export function isOlder(state: Acknowledged, than: Acknowledged): boolean {
  return state.history === than.history && state.version < than.version;
}

/** The progress after further events, without the answers that one of them retracts. */
export function applyEvents(
  exercises: Exercises,
  recorded: readonly RecordedEvent[],
  scheduler: Scheduler,
): Exercises {
  const applied = { ...exercises };
  const retracted = new Set<string>();
  for (const { event, takenBack } of recorded) {
    if (event.kind !== "retraction") continue;
    retracted.add(event.answer);
    const isWaiting = recorded.some((other) => other.event.id === event.answer);
    if (takenBack && !isWaiting) {
      applied[event.family] = takeBack(applied[event.family], takenBack);
    }
  }
  for (const { event } of recorded) {
    if (retracted.has(event.id)) continue;
    applied[event.family] = applyEvent(applied[event.family], event, scheduler);
  }
  return applied;
}

/** The progress as of a moment: on a new day, the counters of today are 0. */
export function asOf(exercises: Exercises, now: Instant, timeZone: string): Exercises {
  const day = dayIn(now, timeZone);
  return forEveryFamily((key) => {
    const progress = exercises[key];
    return { ...progress, stats: statisticsOnDay(progress.stats, day) };
  });
}

function progressFrom(answer: Omit<ExerciseChange, "wiped">): ExerciseProgress {
  const { cards, stats, failedItems, currentLevel, lastLevelUpAt, resetAt } = answer;
  return {
    cards: completeCards(cards),
    stats,
    failedItems,
    currentLevel,
    lastLevelUpAt,
    resetAt,
    days: {},
  };
}

/** A state that an earlier version may have stored, with the fields that it did not have. */
export function completeState(state: Acknowledged): Acknowledged {
  const stored: Partial<Exercises> = state.exercises;
  const exercises = forEveryFamily((key) => {
    const progress = stored[key] ?? noProgress;
    return { ...progress, cards: completeCards(progress.cards) };
  });
  return { ...state, scheduler: state.scheduler ?? null, exercises };
}

function completeCards(cards: Record<CardKey, OlderCard>): ExerciseProgress["cards"] {
  const complete: ExerciseProgress["cards"] = {};
  for (const key in cards) {
    // `in` loses the type of the keys.
    const card = cards[key as CardKey];
    if (card) complete[key as CardKey] = completeCard(card);
  }
  return complete;
}
