import { answerFault, grade } from "@verbena/core/grading/grade";
import { tidyAnswer } from "@verbena/core/grading/normalise";
import { type ReactNode, useEffect, useId, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useRecord } from "#progress/use-record.ts";
import { FieldError } from "#ui/field-error.tsx";
import { useExplanation } from "../diagnosis/use-explanation.ts";
import { factsOf } from "../facts.ts";
import { balance, type PracticeState, practice, STRING_LENGTH } from "../practice-state.ts";
import { useSessionKeys } from "../use-session-keys.ts";
import { useVerdictSound } from "../use-verdict-sound.ts";
import { useVisibleArea } from "../use-visible-area.ts";
import { Announcement } from "./announcement.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { ExerciseFacts } from "./exercise-facts.tsx";
import { SentenceField } from "./sentence-field.tsx";
import { SessionHeader } from "./session-header.tsx";
import { TranslationHint } from "./translation-hint.tsx";
import { VerdictArea } from "./verdict-area.tsx";
import { VerdictPanel } from "./verdict-panel.tsx";

type PracticeSessionProps = {
  /** In the order in which they are asked; after the last comes the first again. */
  exercises: readonly [PracticeExercise, ...PracticeExercise[]];
  initialState: PracticeState;
  onState: (state: PracticeState) => void;
  /** Called when the learner leaves a verdict for the next sentence. */
  onContinue: () => void;
  accentShortcuts: boolean;
  /** Lists the keyboard shortcuts. */
  onHelp: () => void;
  heading: ReactNode;
};

/** An Enter this soon after a wrong verdict was meant for the answer: nobody has read it yet. */
const WRONG_VERDICT_MIN_MS = 400;

/** A session: one sentence after the other, each answered, judged at once and recorded. */
export function PracticeSession(props: PracticeSessionProps) {
  const { exercises, initialState, onState, onContinue, accentShortcuts, onHelp, heading } = props;
  const { t } = useTranslation();
  const record = useRecord();
  const sound = useVerdictSound();
  const [state, dispatch] = useReducer(practice, initialState);
  const [isFaultShown, setFaultShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sentence = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const judgedAt = useRef(0);
  const faultId = useId();
  useVisibleArea();

  const exercise = exercises[state.index] ?? exercises[0];
  const { given, verdict } = state;
  const fault = answerFault(given);

  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => onState(state), [onState, state]);

  const onType = (text: string) => {
    setFaultShown(false);
    dispatch({ type: "typed", given: text });
  };

  const check = () => {
    if (fault === "blank") return;
    if (fault === "tooLong") return setFaultShown(true);
    const answer = tidyAnswer(given);
    const graded = grade(exercise.answer, answer);
    judgedAt.current = performance.now();
    dispatch({ type: "answered", verdict: graded });
    sound(graded);
    void record({
      kind: "answer",
      exerciseKey: exercise.exerciseKey,
      item: exercise.item,
      context: exercise.context,
      given: answer,
      verdict: graded,
    });
  };

  const goOn = () => {
    dispatch({ type: "continued", sessionLength: exercises.length });
    field.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    onContinue();
  };

  const act = () => (verdict === null ? check() : goOn());
  const onEnter = () => {
    const shownMs = performance.now() - judgedAt.current;
    if (verdict !== "wrong" || shownMs >= WRONG_VERDICT_MIN_MS) act();
  };
  const isExplained = verdict === "accent" || verdict === "wrong";
  const explanation = useExplanation(exercise, isExplained ? tidyAnswer(given) : null);
  const facts = factsOf(t, exercise);
  useSessionKeys(field, { onEnter, onHelp });

  return (
    <div className="flex flex-1 flex-col">
      <SessionHeader
        heading={heading}
        index={state.index}
        total={exercises.length}
        string={state.string}
        flags={Math.min(STRING_LENGTH, Math.max(exercises.length, state.string.length))}
      />
      <div className="flex flex-col gap-5 pt-6 pb-7 short:gap-2 short:pt-2 short:pb-3 sm:pt-10">
        <ExerciseFacts exercise={exercise} />
        <div ref={sentence} className="flex flex-col gap-2">
          <SentenceField
            sentence={exercise.sentence}
            facts={facts}
            instruction={exercise.kind === "fill-in" ? exercise.instruction : null}
            given={given}
            verdict={verdict}
            faultId={isFaultShown ? faultId : undefined}
            accentShortcuts={accentShortcuts}
            fieldRef={field}
            onType={onType}
            onEnter={onEnter}
          />
          {isFaultShown && (
            <div role="alert">
              <FieldError id={faultId} error={t("exercise.answerTooLong")} />
            </div>
          )}
        </div>
        {verdict === null && <TranslationHint key={state.index} exercise={exercise} />}
      </div>
      <VerdictArea
        verdict={verdict}
        announcement={
          <Announcement
            exercise={exercise}
            verdict={verdict}
            explanation={explanation}
            index={state.index}
            total={exercises.length}
          />
        }
        sentence={sentence}
        nextAction={bar}
      >
        {verdict !== null && (
          <VerdictPanel
            exercise={exercise}
            given={tidyAnswer(given)}
            verdict={verdict}
            explanation={explanation}
            balance={balance(state)}
          />
        )}
      </VerdictArea>
      <AnswerBar
        verdict={verdict}
        disabled={verdict === null && fault === "blank"}
        field={field}
        onAct={act}
        barRef={bar}
      />
    </div>
  );
}
