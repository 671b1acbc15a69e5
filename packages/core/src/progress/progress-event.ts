import type { Instant } from "../calendar.ts";
import type { DiagnosisCode, ExerciseKey, Verdict } from "../vocabulary.ts";

/** The kinds of change that a learner's progress knows. */
export const progressEventKinds = ["answer", "failed-removed", "level-confirmed", "reset"] as const;
export type ProgressEventKind = (typeof progressEventKinds)[number];

type EventBase = {
  /** UUID made where the event happened; makes sending it again harmless. */
  id: string;
  exerciseKey: ExerciseKey;
  /** When it happened; never later than its arrival. */
  at: Instant;
  /** IANA name of the learner's time zone at that moment. */
  timeZone: string;
};

/** An answer that was graded. */
export type AnswerEvent = EventBase & {
  kind: "answer";
  item: string;
  context: string;
  /** What the learner wrote. */
  given: string;
  verdict: Verdict;
  /**
   * What went wrong: the first code of its diagnosis, `accent` for an answer that only lacks marks.
   * null for a right answer, and for one that nobody diagnosed.
   */
  cause: DiagnosisCode | null;
};

/** Items that the learner took off the failed list. */
export type FailedRemovedEvent = EventBase & { kind: "failed-removed"; items: readonly string[] };

/** The learner has seen that a level was reached. */
export type LevelConfirmedEvent = EventBase & { kind: "level-confirmed"; level: number };

/** The learner deleted the family's statistics, cards and lists. */
export type ResetEvent = EventBase & { kind: "reset" };

export type ProgressEvent = AnswerEvent | FailedRemovedEvent | LevelConfirmedEvent | ResetEvent;
