import type { Instant } from "../calendar.ts";
import type { DiagnosisCode, Verdict } from "../causes.ts";
import type { CefrLevel, Family } from "../families.ts";
import type { Skill } from "../knowledge/skill.ts";
import type { Region } from "../languages.ts";
import type { PlacementStatus } from "./family-estimate.ts";
import type { Topic } from "./statistics.ts";

/** The kinds of events that change a learner's progress. */
export const progressEventKinds = [
  "answer",
  "retraction",
  "failed-removed",
  "level-confirmed",
  "reset",
  "placement",
  "estimate-set",
] as const;
export type ProgressEventKind = (typeof progressEventKinds)[number];

type EventBase = {
  /** UUID from the device. By its id, the server recognises an event sent twice. */
  id: string;
  family: Family;
  /** When the change happened. The server stores no time later than its arrival. */
  at: Instant;
  /** IANA name of the learner's time zone at that moment. */
  timeZone: string;
};

/** A graded answer. */
export type AnswerEvent = EventBase & {
  kind: "answer";
  item: string;
  context: string;
  /** Number of the sentence that was shown, from 1. */
  sentence: number;
  /** The text of the answer; null when the learner gave up, which is a wrong answer. */
  given: string | null;
  /** Where the learner's Spanish is spoken: in Latin America, forms of vos are right too. Absent for Spain. */
  region?: Region;
  verdict: Verdict;
  /**
   * The first code of the diagnosis; `accent` when only marks are wrong. null for a right answer and for an answer
   * without a diagnosis.
   */
  cause: DiagnosisCode | null;
  /** What a wrong answer was about. Only the server sets it. */
  topic?: Topic;
};

/** The learner took back an answer. The answer no longer counts. */
export type RetractionEvent = EventBase & {
  kind: "retraction";
  /** Id of the answer. Answer and retraction have the same family. */
  answer: string;
};

/** The learner removed items from the failed list. */
export type FailedRemovedEvent = EventBase & { kind: "failed-removed"; items: readonly string[] };

/** The learner confirmed a level. */
export type LevelConfirmedEvent = EventBase & { kind: "level-confirmed"; level: number };

/** The learner deleted the family's statistics, cards and lists. */
export type ResetEvent = EventBase & { kind: "reset" };

/**
 * What an answer in a placement test shows. An answer that lacks only accents is right. A typo shows nothing. *Unknown*:
 * the learner says "I do not know".
 */
export const placementOutcomes = ["right", "wrong", "unknown", "typo"] as const;
export type PlacementOutcome = (typeof placementOutcomes)[number];

/** A placement test estimates a family. A test records one event for each family. It changes no card, count, or level. */
export type PlacementEvent = EventBase & {
  kind: "placement";
  /** The level that the learner had chosen. */
  level: CefrLevel;
  status: PlacementStatus;
  /** The test's answers in this family, in order. */
  answers: readonly {
    item: string;
    context: string;
    sentence: number;
    given: string | null;
    outcome: PlacementOutcome;
  }[];
  /** The guessed chance that the learner knows each skill that the test estimates in this family. */
  guesses: Readonly<Record<Skill, number>>;
};

/** What a learner can say of a skill. `more`: asked more often for two weeks. `none` takes back what was said before. */
export const skillEstimates = ["sure", "more", "none"] as const;
export type SkillEstimate = (typeof skillEstimates)[number];

/** The learner says how well they know a family, or one of its skills. */
export type EstimateSetEvent = EventBase & { kind: "estimate-set" } & (
    | { skill: null; estimate: PlacementStatus }
    | { skill: Skill; estimate: SkillEstimate }
  );

export type ProgressEvent =
  | AnswerEvent
  | RetractionEvent
  | FailedRemovedEvent
  | LevelConfirmedEvent
  | ResetEvent
  | PlacementEvent
  | EstimateSetEvent;
