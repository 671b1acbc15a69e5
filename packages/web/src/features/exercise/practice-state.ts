import { isCorrect } from "@verbena/core/grading/grade";
import type { Verdict } from "@verbena/core/vocabulary";

/** Flags on a string of bunting: after so many answers the verdict draws a balance. */
export const STRING_LENGTH = 20;

/** Where a learner is in a session. */
export type PracticeState = {
  /** Which exercise of the session. */
  index: number;
  given: string;
  /** Null while answering. */
  verdict: Verdict | null;
  /** Verdicts since the last full string, the present one included. */
  string: readonly Verdict[];
};

export type PracticeAction =
  | { type: "typed"; given: string }
  | { type: "answered"; verdict: Verdict }
  | { type: "continued"; sessionLength: number };

export const firstExercise: PracticeState = { index: 0, given: "", verdict: null, string: [] };

/** The state after an action; what does not fit the state (typing after the answer) does nothing. */
export function practice(state: PracticeState, action: PracticeAction): PracticeState {
  switch (action.type) {
    case "typed":
      return state.verdict === null ? { ...state, given: action.given } : state;
    case "answered":
      if (state.verdict !== null) return state;
      return { ...state, verdict: action.verdict, string: [...state.string, action.verdict] };
    case "continued":
      if (state.verdict === null) return state;
      return {
        index: (state.index + 1) % action.sessionLength,
        given: "",
        verdict: null,
        string: state.string.length < STRING_LENGTH ? state.string : [],
      };
  }
}

/** The balance of a string that has just become full, else null. */
export function balance({ string }: PracticeState): { correct: number; total: number } | null {
  if (string.length < STRING_LENGTH) return null;
  return { correct: string.filter(isCorrect).length, total: string.length };
}
