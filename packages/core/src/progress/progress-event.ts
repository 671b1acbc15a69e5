import type { Instant } from "../calendar.ts";
import type { DiagnosisCode, ExerciseKey, Verdict } from "../vocabulary.ts";

/** The kinds of events that change a learner's progress. */
export const progressEventKinds = ["answer", "failed-removed", "level-confirmed", "reset"] as const;
export type ProgressEventKind = (typeof progressEventKinds)[number];

type EventBase = {
  /** UUID from the device, so that the server recognises an event sent twice. */
  id: string;
  exerciseKey: ExerciseKey;
  /** When it happened; never later than it arrived. */
  at: Instant;
  /** IANA name of the learner's time zone at that moment. */
  timeZone: string;
};

/** A graded answer. */
export type AnswerEvent = EventBase & {
  kind: "answer";
  item: string;
  context: string;
  /** The text of the answer. */
  given: string;
  verdict: Verdict;
  /**
   * The first code of its diagnosis; `accent` when only marks are wrong. null for a right answer and for
   * one without a diagnosis.
   */
  cause: DiagnosisCode | null;
};

/** The learner removed items from the failed list. */
export type FailedRemovedEvent = EventBase & { kind: "failed-removed"; items: readonly string[] };

/** The learner confirmed a level. */
export type LevelConfirmedEvent = EventBase & { kind: "level-confirmed"; level: number };

/** The learner deleted the family's statistics, cards and lists. */
export type ResetEvent = EventBase & { kind: "reset" };

export type ProgressEvent = AnswerEvent | FailedRemovedEvent | LevelConfirmedEvent | ResetEvent;
