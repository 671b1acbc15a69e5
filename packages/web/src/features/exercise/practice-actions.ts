import type { Verdict } from "@verbena/core/causes";
import { type AnswerProblem, gradeAnswer, isCorrect } from "@verbena/core/grading/grade";
import type { Region } from "@verbena/core/languages";
import type { Dispatch, RefObject } from "react";
import { announcePause } from "#learner-ui/do-not-disturb.ts";
import { applyLoadedFonts } from "#lib/late-fonts.ts";
import type { PracticeExercise, ShownExercise } from "#progress/use-exercises.ts";
import type { useRecordAnswer } from "#progress/use-record.ts";
import {
  type Asking,
  canTakeBack,
  type PracticeAction,
  type PracticeState,
} from "./practice-state.ts";
import type { PracticeTurn } from "./session.ts";

/** The answer in the field, before it is graded. */
type TypedAnswer = {
  turn: PracticeTurn;
  /** The exercise of the turn. If the learner typed another accepted form, that form is its answer. */
  exercise: ShownExercise;
  /** The text in the field, tidied. */
  answer: string;
  /** Why the answer cannot be graded; null if it can. */
  problem: AnswerProblem | null;
  /** What grading gives for the answer. */
  verdict: Verdict;
};

/** What the learner can do on the exercise screen. */
export type PracticeActions = {
  typeText: (text: string) => void;
  /** Grades the answer; after the verdict, shows the next turn. */
  submit: () => void;
  /** Submits, except right after a wrong verdict: the learner may still be pressing Enter for the answer. */
  submitByEnter: () => void;
  /** Answers with one of the words of a fill-in family. */
  choose: (word: string) => void;
  giveUp: () => void;
  /** Takes back the graded answer. The learner can answer again. */
  takeBack: () => void;
  /**
   * Whether the accent keys react to a press. The keys appear where the second press of a double click may fall. They
   * ignore that press.
   */
  acceptsAccents: () => boolean;
  /** Chooses between reading and dictation. */
  ask: (asking: Asking) => void;
  /** Practises again what went wrong in the round. */
  rehearse: () => void;
  /** Starts the next round, after the end of a round or its rehearsal. Undefined if nothing is left. */
  startRound: ((length: number) => void) | undefined;
};

type ActionContext = {
  state: PracticeState;
  dispatch: Dispatch<PracticeAction>;
  typed: TypedAnswer;
  field: RefObject<HTMLInputElement | null>;
  region: Region;
  recordAnswer: ReturnType<typeof useRecordAnswer>;
  onNextRound: (() => void) | undefined;
};

/** How long buttons ignore presses after they have changed their meaning. */
const PRESS_IGNORED_MS = 400;

/** Actions that show another turn. */
type Shown = "continued" | "rehearsed" | "startedRound";

/** Whether something happened so recently that a press may have been meant for what was shown before. */
export const isRecent = (at: number) => performance.now() - at < PRESS_IGNORED_MS;

export function practiceActions(context: ActionContext): PracticeActions {
  const { state, dispatch, typed, field, region, recordAnswer, onNextRound } = context;
  const { turn, exercise, answer, problem } = typed;
  const isAnswered = state.verdict !== null;

  function submit(): void {
    if (isAnswered) show({ type: "continued", at: performance.now() });
    else if (problem === "tooLong") dispatch({ type: "tooLong" });
    else if (problem === null) giveVerdict(answer, typed.verdict);
  }

  /** Shows the verdict and records the answer. `given` is null when the learner gave up. */
  function giveVerdict(given: string | null, verdict: Verdict): void {
    const isRecorded = turn.counted && exercise.kind !== "drill";
    const retract = isRecorded ? record(exercise, given, verdict) : null;
    dispatch({ type: "graded", verdict, at: performance.now(), retract });
  }

  function record(asked: PracticeExercise, given: string | null, verdict: Verdict) {
    const { family, item, context, number: sentence = 1 } = asked;
    const regionUnlessSpain = region === "spain" ? {} : { region };
    return recordAnswer({ family, item, context, sentence, given, verdict, ...regionUnlessSpain });
  }

  function choose(word: string): void {
    if (isAnswered) return;
    dispatch({ type: "typed", given: word });
    focus(field);
    giveVerdict(word, gradeAnswer(turn.exercise, word, region).verdict);
  }

  function giveUp(): void {
    // Right after the sentence is shown, the press may have been meant for the former button “continue”.
    if (isAnswered || problem !== "blank" || isRecent(state.shownAt)) return;
    // The verdict removes the pressed button: move the focus to the field.
    focus(field);
    giveVerdict(null, "wrong");
  }

  function takeBack(): void {
    if (!canTakeBack(state)) return;
    dispatch({ type: "tookBack", at: performance.now() });
    void state.retract?.();
    focus(field);
  }

  function show(action: Extract<PracticeAction, { type: Shown }>): void {
    dispatch(action);
    applyLoadedFonts();
    focus(field);
    window.scrollTo({ top: 0 });
    announcePause();
  }

  const isEndless = (state.paused ?? state).session.mode === "endless";
  return {
    typeText: (text) => dispatch({ type: "typed", given: text }),
    submit,
    submitByEnter: () => {
      const isWrong = state.verdict !== null && !isCorrect(state.verdict);
      if (!isWrong || !isRecent(state.gradedAt)) submit();
    },
    choose,
    giveUp,
    takeBack,
    acceptsAccents: () => !isRecent(state.takenBackAt),
    ask: (asking) => dispatch({ type: "switched", asking }),
    rehearse: () => show({ type: "rehearsed", at: performance.now() }),
    startRound: isEndless
      ? (length) => show({ type: "startedRound", length, at: performance.now() })
      : onNextRound,
  };
}

/** Focuses the field without scrolling. The sentence does not move. */
export function focus(field: RefObject<HTMLInputElement | null>): void {
  field.current?.focus({ preventScroll: true });
}
