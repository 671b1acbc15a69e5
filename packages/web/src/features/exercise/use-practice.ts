import { answerProblem, grade } from "@verbena/core/grading/grade";
import { tidyAnswer } from "@verbena/core/grading/normalise";
import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { loadParts, useTranslation } from "#i18n/use-translation.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { useModule } from "#lib/use-module.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useRecord } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";
import type { Explanation } from "./diagnosis/explain-answer.ts";
import { type PracticeState, practiceReducer, roundResult } from "./practice-state.ts";
import type { Session } from "./session-memory.ts";
import { playVerdict } from "./verdict-sound.ts";

export type PracticeOptions = {
  /** Starts again after its last exercise. */
  session: Session;
  onState: (state: PracticeState) => void;
  /** Called when the learner leaves a verdict for the next sentence. */
  onContinue: () => void;
};

export type Practice = ReturnType<typeof usePractice>;

/** Enter is ignored for this long after a wrong verdict: the learner may still be submitting. */
const WRONG_VERDICT_MIN_MS = 400;

/**
 * Runs a session. `submit` grades the answer in the field, shows the verdict and records the answer. The
 * next `submit` continues with the next exercise.
 *
 * @param field keeps the focus during the session
 */
export function usePractice(
  { session: { exercises, state: initialState }, onState, onContinue }: PracticeOptions,
  field: RefObject<HTMLInputElement | null>,
) {
  const record = useRecord();
  const { sound } = useUser();
  const [state, dispatch] = useReducer(practiceReducer, initialState);
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState(state), [state]);
  // Before the first paint, focus would compute the layout within React's task.
  useEffect(() => afterPaint(() => field.current?.focus({ preventScroll: true })), [field]);

  const { given, verdict, gradedAt } = state;
  const exercise = exercises[state.index] ?? exercises[0];
  const answer = tidyAnswer(given);
  const problem = answerProblem(given);
  const explain = useExplain(exercise);

  function check(): void {
    if (problem === "blank") return;
    if (problem === "tooLong") {
      dispatch({ type: "tooLong" });
      return;
    }
    const verdict = grade(exercise.answer, answer);
    dispatch({ type: "graded", verdict, at: performance.now() });
    if (sound) afterPaint(() => playVerdict(verdict));
    const { exerciseKey, item, context } = exercise;
    void record({ kind: "answer", exerciseKey, item, context, given: answer, verdict });
  }

  function goToNext(): void {
    dispatch({ type: "continued", sessionLength: exercises.length });
    field.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    onContinue();
  }

  const submit = () => (verdict === null ? check() : goToNext());
  return {
    ...state,
    exercise,
    total: exercises.length,
    /** The text in the field, without surrounding spaces. */
    answer,
    isBlank: problem === "blank",
    /** Whether Enter would grade the answer. */
    isSubmittable: problem === null,
    explain,
    result: roundResult(state),
    typeText: (text: string) => dispatch({ type: "typed", given: text }),
    submit,
    submitByEnter: () => {
      const isTooSoon = performance.now() - gradedAt < WRONG_VERDICT_MIN_MS;
      if (verdict !== "wrong" || !isTooSoon) submit();
    },
  };
}

/** Explains a wrong answer; null until the engine is loaded. */
export type Explain = (answer: string) => Explanation | null;

/** A new function for each exercise, and when the engine is loaded. It remembers its explanations. */
function useExplain(exercise: PracticeExercise): Explain {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: engine } = useModule("explain-answer", async () => {
    const [module] = await Promise.all([
      import("./diagnosis/explain-answer.ts"),
      loadParts("diagnosis"),
    ]);
    return module;
  });
  return useMemo(() => {
    const explanations = new Map<string, Explanation>();
    return (answer) => {
      const known =
        explanations.get(answer) ?? engine?.explainAnswer({ t, language }, exercise, answer);
      if (known) explanations.set(answer, known);
      return known ?? null;
    };
  }, [engine, t, language, exercise]);
}
