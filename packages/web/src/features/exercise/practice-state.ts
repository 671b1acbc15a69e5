import { isCorrect } from "@verbena/core/grading/grade";
import type { Verdict } from "@verbena/core/vocabulary";

/** Answers in a round; the last one's verdict comes with the round's result. */
export const ROUND_LENGTH = 20;

export type PracticeState = {
  index: number;
  given: string;
  /** Whether the learner tried to submit an answer that is too long. */
  isTooLong: boolean;
  /** Null while the learner answers. */
  verdict: Verdict | null;
  /** When the verdict was given, by `performance.now()`. */
  judgedAt: number;
  round: readonly Verdict[];
};

export type PracticeAction =
  | { type: "typed"; given: string }
  | { type: "refused" }
  | { type: "judged"; verdict: Verdict; at: number }
  | { type: "continued"; sessionLength: number };

const unanswered = { given: "", isTooLong: false, verdict: null, judgedAt: 0 };

export const firstExercise: PracticeState = { index: 0, ...unanswered, round: [] };

/** An action that does not fit the state, such as typing after the verdict, changes nothing. */
export function practice(state: PracticeState, action: PracticeAction): PracticeState {
  if (action.type === "continued") {
    if (state.verdict === null) return state;
    return {
      index: (state.index + 1) % action.sessionLength,
      ...unanswered,
      round: state.round.length < ROUND_LENGTH ? state.round : [],
    };
  }
  if (state.verdict !== null) return state;
  switch (action.type) {
    case "typed":
      return { ...state, given: action.given, isTooLong: false };
    case "refused":
      return { ...state, isTooLong: true };
    case "judged": {
      const { verdict, at } = action;
      return { ...state, verdict, judgedAt: at, round: [...state.round, verdict] };
    }
  }
}

/** The result of a round that has just become full, else null. */
export function roundResult({ round }: PracticeState): { correct: number; total: number } | null {
  if (round.length < ROUND_LENGTH) return null;
  return { correct: round.filter(isCorrect).length, total: round.length };
}
