import { isCorrect } from "@verbena/core/grading/grade";
import type { Verdict } from "@verbena/core/vocabulary";

/** Answers in a round. The result is shown with the last answer's verdict. */
export const ROUND_LENGTH = 20;

export type PracticeState = {
  index: number;
  given: string;
  /** Whether the learner tried to submit an answer that is too long. */
  isTooLong: boolean;
  /** Null until the answer is graded. */
  verdict: Verdict | null;
  /** When the answer was graded, by `performance.now()`. */
  gradedAt: number;
  round: readonly Verdict[];
};

export type PracticeAction =
  | { type: "typed"; given: string }
  | { type: "tooLong" }
  | { type: "graded"; verdict: Verdict; at: number }
  | { type: "continued"; sessionLength: number };

const unanswered = { given: "", isTooLong: false, verdict: null, gradedAt: 0 };

export const initialPracticeState: PracticeState = { index: 0, ...unanswered, round: [] };

/** Ignores actions that do not fit the state, such as typing after the verdict. */
export function practiceReducer(state: PracticeState, action: PracticeAction): PracticeState {
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
    case "tooLong":
      return { ...state, isTooLong: true };
    case "graded": {
      const { verdict, at } = action;
      return { ...state, verdict, gradedAt: at, round: [...state.round, verdict] };
    }
  }
}

/** The result of a round that has just ended, else null. */
export function roundResult({ round }: PracticeState): { correct: number; total: number } | null {
  if (round.length < ROUND_LENGTH) return null;
  return { correct: round.filter(isCorrect).length, total: round.length };
}
