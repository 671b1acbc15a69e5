import { answerProblem } from "@verbena/core/grading/grade";
import { tidyAnswer } from "@verbena/spanish";
import { Check, Lightbulb } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SpanishParts, SpanishText } from "#conjugation/spanish-text.tsx";
import { factsOf } from "#learner-ui/facts-of.ts";
import { completeSentence, spokenSentence } from "#learner-ui/sentence-parts.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { applyLoadedFonts } from "#lib/late-fonts.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { Dock } from "./components/dock.tsx";
import { ExerciseFacts } from "./components/exercise-facts.tsx";
import { SentenceField } from "./components/sentence-field.tsx";
import { Stage, StageTop } from "./components/stage.tsx";
import { TranslationHint } from "./components/translation.tsx";
import type { Outcome } from "./outcome.ts";
import { focus, isRecent } from "./practice-actions.ts";
import type { Question } from "./use-practice.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { useVisibleArea } from "./use-visible-area.ts";

/** What a test says after an answer. It never shows a mistake: the right form is something to learn. */
type TestVerdict = {
  isRight: boolean;
  /** A short text in the learner's language, with Spanish words between asterisks. */
  text: string;
};

type TestQuestionProps = {
  heading: ReactNode;
  /** The control that ends the test, at the beginning of the top line. */
  leave: ReactNode;
  /** Which sentence of the test it is: for the eye, and for screen readers. */
  place: { shown: string; spoken: string };
  /** Identifies the question. Another one empties the field. */
  asked: number;
  exercise: PracticeExercise;
  /** Said below the sentence. */
  hint?: string | undefined;
  /** Null until the answer is graded. */
  verdict: TestVerdict | null;
  /** Null if the learner does not know. */
  onAnswer: (given: string | null) => void;
  onContinue: () => void;
  onHelp: () => void;
};

/**
 * A sentence of a test, with its field. Looks and reacts as practice does, but says after an answer only what is right, and
 * records nothing.
 */
export function TestQuestion(props: TestQuestionProps) {
  const { heading, leave, place, asked, exercise, hint, verdict, onHelp } = props;
  const question = useQuestion(props);
  useSessionKeys(question, onHelp, null);
  useVisibleArea();
  return (
    <Stage
      top={
        <StageTop
          back={leave}
          heading={heading}
          tools={
            <p className="mr-2 text-sm font-semibold whitespace-nowrap text-ink-soft tabular-nums sm:text-base">
              {place.shown}
            </p>
          }
        />
      }
      bottom={
        <div className="action-bar flex min-h-0 flex-col [@media(max-height:20rem)]:static [@media(max-height:20rem)]:shrink-0">
          <Dock practice={question} tools={verdict && <VerdictLine verdict={verdict} />} />
        </div>
      }
    >
      <p role="status" className="sr-only">
        {verdict ? (
          <span key={verdict.text}>
            <SpanishParts text={verdict.text} /> <span lang="es">{completeSentence(exercise)}</span>
          </span>
        ) : (
          <span key={asked}>
            {`${place.spoken}. `}
            <span lang="es">
              {`${factsOf(exercise, false).join(", ").replaceAll(" / ", ", ")}. ${spokenSentence(exercise)}`}
            </span>
          </span>
        )}
      </p>
      <div className="flex flex-col gap-3 short:gap-2 sm:gap-4">
        <ExerciseFacts exercise={exercise} isCounted isDictated={false} />
        <SentenceField practice={question} />
        {verdict === null && <TranslationHint key={asked} exercise={exercise} />}
        {verdict === null && hint !== undefined && (
          <p className="max-w-prose text-ink-soft short:hidden">{hint}</p>
        )}
      </div>
    </Stage>
  );
}

/** The typed text, and what the learner can do with it. */
function useQuestion({
  asked,
  exercise,
  verdict,
  onAnswer,
  onContinue,
}: TestQuestionProps): Question {
  const field = useRef<HTMLInputElement>(null);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const [typed, setTyped] = useState({ asked, given: "", isTooLong: false });
  const { given, isTooLong } = typed.asked === asked ? typed : { given: "", isTooLong: false };
  const isAnswered = verdict !== null;
  const problem = answerProblem(given);
  const type = (text: string, tooLong = false) =>
    setTyped({ asked, given: text, isTooLong: tooLong });
  useEffect(() => afterPaint(() => focus(field)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question and its verdict are changes.
  useEffect(() => {
    changedAt.current = performance.now();
  }, [asked, isAnswered]);

  function submit(): void {
    if (isAnswered) goOn();
    else if (problem === "tooLong") type(given, true);
    else if (problem === null) onAnswer(tidyAnswer(given));
  }

  function goOn(): void {
    onContinue();
    applyLoadedFonts();
    focus(field);
    window.scrollTo({ top: 0 });
  }

  return {
    exercise,
    problem,
    outcome: verdict && outcomeOf(verdict),
    field,
    state: { given, isTooLong },
    actions: {
      typeText: (text) => {
        if (!isAnswered) type(text);
      },
      submit,
      // Right after the right form is shown, the learner may still be pressing Enter for the answer.
      submitByEnter: () => {
        if (verdict === null || verdict.isRight || !isRecent(changedAt.current)) submit();
      },
      choose: (word) => {
        if (isAnswered) return;
        type(word);
        focus(field);
        onAnswer(word);
      },
      giveUp: () => {
        if (isAnswered || problem !== "blank" || isRecent(changedAt.current)) return;
        focus(field);
        onAnswer(null);
      },
      acceptsAccents: () => !isAnswered,
    },
  };
}

const outcomeOf = ({ isRight }: TestVerdict): Outcome => (isRight ? "correct" : "unknown");

/** The verdict in place of the keys for accents: no line moves. */
function VerdictLine({ verdict: { isRight, text } }: { verdict: TestVerdict }) {
  const Icon = isRight ? Check : Lightbulb;
  return (
    <p className="col-span-2 flex min-h-11 items-center gap-2.5 text-lg leading-snug">
      <Icon
        aria-hidden
        className={classNames("size-6 shrink-0", isRight ? "text-leaf" : "text-azulejo")}
      />
      <span className="min-w-0">
        <SpanishText text={text} />
      </span>
    </p>
  );
}
