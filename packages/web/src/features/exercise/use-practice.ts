import { type AnswerProblem, answerProblem, gradeAnswer } from "@verbena/core/grading/grade";
import { tidyAnswer } from "@verbena/spanish";
import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import { type Explain, useExplain } from "#learner-ui/use-explain.ts";
import { afterPaint } from "#lib/after-paint.ts";
import type { PracticeExercise, ShownExercise } from "#progress/use-exercises.ts";
import { useRecordAnswer } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { focus, type PracticeActions, practiceActions } from "./practice-actions.ts";
import { currentTurn, type PracticeState, practiceReducer } from "./practice-state.ts";
import type { PracticeTurn } from "./session.ts";

export type PracticeOptions = {
  /** The session at its beginning, or as an earlier visit left it. */
  initialState: PracticeState;
  onState: (state: PracticeState) => void;
  /** All sentences of the family, once they are loaded. Undefined if the session already began with all of them. */
  sentences?: readonly PracticeExercise[] | undefined;
  /** Starts the next round after the end of a round. Undefined if nothing is left. */
  onNextRound?: (() => void) | undefined;
};

/** A running session, for the components of the exercise screen. */
export type RunningPractice = {
  state: PracticeState;
  turn: PracticeTurn;
  /** The exercise of the turn. If the learner typed another accepted form, that form is its answer. */
  exercise: ShownExercise;
  /** The text in the field, tidied. */
  answer: string;
  /** Why the answer cannot be graded; null if it can. */
  problem: AnswerProblem | null;
  /** Null until the answer is graded. */
  outcome: Outcome | null;
  explain: Explain;
  /** The field in the sentence. It keeps the focus during the session. */
  field: RefObject<HTMLInputElement | null>;
  actions: PracticeActions;
};

/** A sentence with its field, and what the learner can do until the next one: what practice and a test have in common. */
export type Question = Pick<RunningPractice, "exercise" | "problem" | "outcome" | "field"> & {
  state: Pick<PracticeState, "given" | "isTooLong">;
  actions: Pick<
    PracticeActions,
    "typeText" | "submit" | "submitByEnter" | "choose" | "giveUp" | "acceptsAccents"
  >;
};

/** Runs a session: returns the current question and the learner's actions. */
export function usePractice({
  initialState,
  onState,
  sentences,
  onNextRound,
}: PracticeOptions): RunningPractice {
  const recordAnswer = useRecordAnswer();
  const { region } = useUser();
  const field = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useReducer(practiceReducer, initialState);
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState(state), [state]);
  useEffect(() => {
    if (sentences) dispatch({ type: "loadedSentences", sentences });
  }, [sentences]);
  // Focus the field after the first paint. Earlier, focus would make the browser compute the layout within React's
  // task.
  useEffect(() => {
    if (!state.isEnded) afterPaint(() => focus(field));
  }, [state.isEnded]);

  const turn = currentTurn(state);
  const answer = tidyAnswer(state.given);
  const { verdict, expected } = gradeAnswer(turn.exercise, answer, region);
  const exercise = useMemo(() => ({ ...turn.exercise, answer: expected }), [turn, expected]);
  const typed = { turn, exercise, answer, problem: answerProblem(state.given), verdict };
  return {
    state,
    turn,
    exercise,
    answer,
    problem: typed.problem,
    outcome: state.verdict && outcomeOf(state.verdict, answer),
    explain: useExplain(turn.exercise),
    field,
    actions: practiceActions({ state, dispatch, typed, field, region, recordAnswer, onNextRound }),
  };
}
