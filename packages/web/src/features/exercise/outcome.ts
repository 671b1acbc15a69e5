import type { Verdict } from "@verbena/core/causes";

/**
 * How a turn ended. `unknown`: the learner asked for the answer. The progress counts it as wrong, but the screen does not
 * show a mistake.
 */
export type Outcome = Verdict | "unknown";

export const outcomeOf = (verdict: Verdict, answer: string): Outcome =>
  verdict === "wrong" && answer === "" ? "unknown" : verdict;

/** What the exercise screen shows after an answer. */
type Feedback = {
  /** Whether the headline is a Spanish exclamation; otherwise it is in the learner's language. */
  isSpanish: boolean;
  /** Whether the answer is explained, and the guide and the verb table are offered. */
  isExplained: boolean;
  /** Whether the first sentence of the explanation is the headline. */
  isExplanationFirst: boolean;
  /** Whether the answer and the right form are compared letter by letter. */
  isCompared: boolean;
  /** Whether the stem and the ending of the right form are shown. */
  isConstructed: boolean;
  /** Whether the reason of a fill-in sentence is open from the start. */
  isReasonOpen: boolean;
  /** Whether the answer may be a slip, which the screen offers to take back. */
  maySlip: boolean;
};

export const feedback: Record<Outcome, Feedback> = {
  correct: {
    isSpanish: true,
    isExplained: false,
    isExplanationFirst: false,
    isCompared: false,
    isConstructed: false,
    isReasonOpen: false,
    maySlip: false,
  },
  accent: {
    isSpanish: true,
    isExplained: true,
    isExplanationFirst: false,
    isCompared: true,
    isConstructed: false,
    isReasonOpen: false,
    maySlip: true,
  },
  wrong: {
    isSpanish: false,
    isExplained: true,
    isExplanationFirst: true,
    isCompared: true,
    isConstructed: true,
    isReasonOpen: false,
    maySlip: true,
  },
  unknown: {
    isSpanish: false,
    isExplained: true,
    isExplanationFirst: false,
    isCompared: false,
    isConstructed: true,
    isReasonOpen: true,
    maySlip: false,
  },
};

/** The colour that rises from the bottom of the screen with the verdict. */
export const outcomeBackgrounds: Record<Outcome, string> = {
  correct: "bg-leaf-wash",
  accent: "bg-leaf-wash",
  wrong: "bg-geranium-wash",
  unknown: "bg-azulejo-wash",
};
