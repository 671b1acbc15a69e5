import { type Day, dayIn, type Instant } from "@verbena/core/calendar";
import { type CardIdentity, cardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import type { ExerciseKey, Verdict } from "@verbena/core/vocabulary";
import type { LoggedStatus } from "../../db/schema.ts";
import type { CheckedEvent } from "./schema.ts";

type KnownEvent = { status: LoggedStatus; verdict: Verdict | null };

/** The part of a learner's progress that a batch touches, as stored at one moment. */
export type ProgressState = {
  /** Identity of the log, another after a restore. */
  history: string;
  /** Number of the learner's last event; 0 before the first. */
  lastSeq: number;
  /** When the event came with which the learner's quota for a day began; null before as many came. */
  quotaSince: Instant | null;
  /** Hash of the content that the tables held at that moment. */
  contentHash: string;
  /** Events of the batch that the log has already, with the verdict of answers that counted. */
  known: Readonly<Record<string, KnownEvent>>;
  /** Families with their counters and lists, and of cards and days those that the batch touches. */
  exercises: Partial<Record<ExerciseKey, ExerciseProgress>>;
};

/** What a batch touches, to ask for it. */
export type Touched = {
  ids: string[];
  exerciseKeys: ExerciseKey[];
  cards: (CardIdentity & { exerciseKey: ExerciseKey })[];
  days: { exerciseKey: ExerciseKey; day: Day }[];
};

export function touchedBy(events: readonly CheckedEvent[]): Touched {
  const answers = events.filter((event) => event.kind === "answer");
  const cards = answers.map(({ exerciseKey, item, context }) => ({ exerciseKey, item, context }));
  const days = answers.map(({ exerciseKey, at, timeZone }) => ({
    exerciseKey,
    day: dayIn(at, timeZone),
  }));
  return {
    ids: unique(events, ({ id }) => id).map(({ id }) => id),
    exerciseKeys: [...new Set(events.map(({ exerciseKey }) => exerciseKey))],
    cards: unique(cards, (card) => `${card.exerciseKey}|${cardKey(card)}`),
    days: unique(days, ({ exerciseKey, day }) => `${exerciseKey}|${day}`),
  };
}

function unique<T>(list: readonly T[], keyOf: (element: T) => string): T[] {
  return [...new Map(list.map((element) => [keyOf(element), element])).values()];
}
