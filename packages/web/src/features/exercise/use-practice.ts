import type { Verdict } from "@verbena/core/causes";
import { answerProblem, gradeAnswer } from "@verbena/core/grading/grade";
import { tidyAnswer } from "@verbena/core/grading/normalise";
import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { loadParts, useTranslation } from "#i18n/use-translation.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { useModule } from "#lib/use-module.ts";
import { guideOf, type PracticeExercise, type ShownExercise } from "#progress/use-exercises.ts";
import { useRecordAnswer } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";
import type { Explanation } from "./diagnosis/explain-answer.ts";
import {
  type Asking,
  canTakeBack,
  currentTurn,
  isAtStringEnd,
  isDictated,
  missedAnswers,
  outcomeOf,
  type PracticeState,
  practiceReducer,
} from "./practice-state.ts";

export type PracticeOptions = {
  /** The session at its beginning, or as an earlier visit left it. */
  initialState: PracticeState;
  onState: (state: PracticeState) => void;
  /** All sentences of the family, once they are loaded; undefined if the session has them from the start. */
  sentences?: readonly PracticeExercise[] | undefined;
  /** Called when the learner leaves a verdict for the next sentence. */
  onContinue: () => void;
  /** Starts the next string after the end of a string; undefined if nothing is left. */
  onNextString?: (() => void) | undefined;
};

export type RunningPractice = ReturnType<typeof usePractice>;

/** Giving up is ignored for this long on a new sentence: its button was “continue” until then. */
const GIVE_UP_MIN_MS = 400;

/** The keys for accents are ignored for this long: the button that takes back was in their place until then. */
const ACCENT_MIN_MS = 400;

/** Enter is ignored for this long after a wrong verdict: the learner may still be submitting. */
const WRONG_VERDICT_MIN_MS = 400;

/**
 * Runs a session. `submit` grades the answer in the field, shows the verdict and records the answer. The
 * next `submit` continues with the next turn.
 *
 * @param field keeps the focus during the session
 */
export function usePractice(
  { initialState, onState, sentences, onContinue, onNextString }: PracticeOptions,
  field: RefObject<HTMLInputElement | null>,
) {
  const recordAnswer = useRecordAnswer();
  const [state, dispatch] = useReducer(practiceReducer, initialState);
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState(state), [state]);
  useEffect(() => {
    if (sentences) dispatch({ type: "loadedSentences", sentences });
  }, [sentences]);
  const { given, verdict, gradedAt, retract, isEnded } = state;
  // Before the first paint, focus would compute the layout within React's task.
  useEffect(() => {
    if (!isEnded) afterPaint(() => field.current?.focus({ preventScroll: true }));
  }, [field, isEnded]);

  const isRetractable = canTakeBack(state);
  /** When the turn was shown, by `performance.now()`. */
  const shownAt = useRef(0);
  /** When an answer was taken back, by `performance.now()`. */
  const takenBackAt = useRef(Number.NEGATIVE_INFINITY);
  const turn = currentTurn(state);
  const answer = tidyAnswer(given);
  const { region } = useUser();
  const graded = gradeAnswer(turn.exercise, answer, region);
  // With the accepted form that the learner typed in place of the first: *he imprimido* for *he impreso*.
  const exercise = useMemo(
    () => ({ ...turn.exercise, answer: graded.rightForm }),
    [turn, graded.rightForm],
  );
  const problem = answerProblem(given);
  const explain = useExplain(turn.exercise);

  function check(): void {
    if (problem === "blank") return;
    if (problem === "tooLong") dispatch({ type: "tooLong" });
    else settle(answer, graded.verdict);
  }

  /** Shows the verdict and records the answer; null when the learner gave up. */
  function settle(given: string | null, verdict: Verdict): void {
    const isRecorded = turn.counted && exercise.kind !== "drill";
    const retract = isRecorded ? record(exercise, given, verdict) : null;
    dispatch({ type: "graded", verdict, at: performance.now(), retract });
  }

  function record(asked: PracticeExercise, given: string | null, verdict: Verdict) {
    const { family, item, context, number: sentence = 1 } = asked;
    const elsewhere = region === "spain" ? {} : { region };
    return recordAnswer({ family, item, context, sentence, given, verdict, ...elsewhere });
  }

  /** Gives one of the words of a fill-in family as the answer. */
  function choose(word: string): void {
    if (verdict !== null) return;
    dispatch({ type: "typed", given: word });
    field.current?.focus({ preventScroll: true });
    settle(word, gradeAnswer(turn.exercise, word, region).verdict);
  }

  function giveUp(): void {
    if (verdict !== null || problem !== "blank") return;
    if (performance.now() - shownAt.current < GIVE_UP_MIN_MS) return;
    // Its button is gone after the verdict.
    field.current?.focus({ preventScroll: true });
    settle(null, "wrong");
  }

  /** Takes back the answer, a slip; the learner can answer again. */
  function takeBack(): void {
    if (!isRetractable) return;
    dispatch({ type: "tookBack" });
    takenBackAt.current = performance.now();
    void retract?.();
    field.current?.focus({ preventScroll: true });
  }

  function show(action: { type: "continued" | "rehearsed" | "resumed" }): void {
    dispatch(action);
    shownAt.current = performance.now();
    field.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    onContinue();
  }

  const submit = () => (verdict === null ? check() : show({ type: "continued" }));
  const isPaused = state.paused !== null && !state.paused.isEnded;
  return {
    ...state,
    turn,
    exercise,
    total: state.session.turns.length,
    /** The text in the field, without surrounding spaces. */
    answer,
    /** Null until the answer is graded. */
    outcome: verdict && outcomeOf(verdict, answer),
    isBlank: problem === "blank",
    /** Whether Enter would grade the answer. */
    isSubmittable: problem === null,
    explain,
    isDictated: isDictated(state),
    ask: (asking: Asking) => dispatch({ type: "switched", asking }),
    typeText: (text: string) => dispatch({ type: "typed", given: text }),
    choose,
    giveUp,
    /** Undefined when there is no answer to take back. */
    takeBack: isRetractable ? takeBack : undefined,
    /** Ctrl+Z takes back any answer. The buttons are for typing errors. */
    isSlipPossible: isRetractable && verdict !== "correct" && answer !== "",
    /** Whether a press on a key for an accent is meant, and not the second press of a double click. */
    acceptsAccents: () => performance.now() - takenBackAt.current >= ACCENT_MIN_MS,
    submit,
    submitByEnter: () => {
      const isTooSoon = performance.now() - gradedAt < WRONG_VERDICT_MIN_MS;
      if (verdict !== "wrong" || !isTooSoon) submit();
    },
    isAtStringEnd: isAtStringEnd(state),
    /** What went wrong in the string. */
    missedAnswers: missedAnswers(state),
    /** Practises again what went wrong in the string. */
    rehearse: () => show({ type: "rehearsed" }),
    /** From the end of a string: continues the session, or starts the next string; undefined without one. */
    goOn: isPaused ? () => show({ type: "resumed" }) : onNextString,
  };
}

/** Explains a wrong answer; null until the engine is loaded. */
export type Explain = (answer: string) => Explanation | null;

/** A new function for each exercise, and when the engine is loaded. It remembers its explanations. */
function useExplain(exercise: ShownExercise): Explain {
  const { t } = useTranslation();
  const language = useLanguage();
  const guide = guideOf(exercise);
  const { data: engine } = useModule(`explain-answer ${guide}`, async () => {
    const [{ explainAnswer, loadSections }] = await Promise.all([
      import("./diagnosis/explain-answer.ts"),
      loadParts("diagnosis"),
    ]);
    return { explainAnswer, sections: guide ? await loadSections(guide) : [] };
  });
  return useMemo(() => {
    const explanations = new Map<string, Explanation>();
    return (answer) => {
      const known =
        explanations.get(answer) ??
        engine?.explainAnswer({ t, language }, exercise, answer, engine.sections);
      if (known) explanations.set(answer, known);
      return known ?? null;
    };
  }, [engine, t, language, exercise]);
}
