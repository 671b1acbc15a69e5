import { DAY_MS } from "@verbena/core/calendar";
import { gradeAnswer } from "@verbena/core/grading/grade";
import type { ReasonToAsk } from "@verbena/core/knowledge/choose-by-rule";
import { CalendarClock, CircleAlert, CircleX, Lightbulb } from "lucide-react";
import { type ComponentType, memo, type ReactNode } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Construction } from "#learner-ui/construction.tsx";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import type { Explain } from "#learner-ui/use-explain.ts";
import { formatDaysAhead } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import type { PracticeExercise, ShownExercise } from "#progress/use-exercises.ts";
import { useNextReview } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { CelebrationSign } from "#ui/signs.tsx";
import { feedback, type Outcome, outcomeOf } from "../outcome.ts";
import { ExerciseLinks, Reason } from "./exercise-links.tsx";
import { useTranslationOf } from "./translation.tsx";
import { startingWithNo, useHeadline } from "./verdict-announcement.tsx";
import { WhyAsked } from "./why-asked.tsx";

/** Headlines with more characters are set smaller. */
const HEADLINE_LENGTH = 40;

type VerdictPanelProps = {
  exercise: ShownExercise;
  isCounted: boolean;
  /** Why a review by rule asks the form. */
  reasonToAsk: ReasonToAsk | undefined;
  /** Empty when the learner gave up. */
  answer: string;
  explain: Explain;
};

/**
 * The verdict. After an error or a missing accent: both forms, what went wrong, how the right form is built,
 * the translation, when the card comes back, and links. For a wrong answer the headline is the first sentence
 * of the explanation.
 */
export const VerdictPanel = memo(function VerdictPanel(props: VerdictPanelProps) {
  const { isCounted, answer, explain } = props;
  const { region } = useUser();
  const { t } = useTranslation();
  const { verdict, expected } = gradeAnswer(props.exercise, answer || null, region);
  const exercise = { ...props.exercise, answer: expected };
  const outcome = outcomeOf(verdict, answer);
  const { isExplained, isExplanationFirst, isCompared, isConstructed, isReasonOpen } =
    feedback[outcome];
  const explanation = isExplained ? explain(answer) : null;
  const headline = useHeadline(exercise, outcome);
  const lines = explanation?.lines ?? vosLines(t, props.exercise, expected);
  const hasOwnHeadline = !isExplanationFirst || lines.length === 0;
  const [first = headline, ...rest] = hasOwnHeadline
    ? [headline, ...lines]
    : splitFirstSentence(lines);
  return (
    <div className="flex flex-col gap-2 bg-inherit short:gap-1">
      {isCompared && (
        <p className="text-2xl sm:text-[2rem]">
          <FormComparison given={answer} expected={expected} isWord={exercise.kind === "fill-in"} />
        </p>
      )}
      <VerdictHeadline outcome={outcome} text={hasOwnHeadline ? first : startingWithNo(t, first)} />
      {isConstructed && explanation?.construction && (
        <Construction
          parts={explanation.construction}
          className="text-xl short:text-lg sm:text-2xl"
        />
      )}
      {rest.length > 0 && (
        <div className="flex max-w-prose flex-col text-lg leading-snug">
          {rest.map((line) => (
            <p key={line}>
              <SpanishText text={line} />
            </p>
          ))}
        </div>
      )}
      <Reason exercise={exercise} meanings={explanation?.meanings ?? []} isShown={isReasonOpen}>
        {(explained, button) => (
          <WhyAsked exercise={exercise} reason={isCounted ? props.reasonToAsk : undefined}>
            {(why, whyButton) => (
              <>
                {explained}
                {why}
                <TranslationAndReview exercise={exercise} isCounted={isCounted}>
                  {!isExplained && button}
                  {!isExplained && whyButton}
                </TranslationAndReview>
                {isExplained && (
                  <ExerciseLinks exercise={exercise} anchor={explanation?.anchor} more={whyButton}>
                    {button}
                  </ExerciseLinks>
                )}
              </>
            )}
          </WhyAsked>
        )}
      </Reason>
    </div>
  );
});

/** Explains vos if the learner answered with its form. */
function vosLines(t: Translate, asked: ShownExercise, shown: string): string[] {
  const isVos = "vos" in asked && asked.vos === shown && shown !== asked.answer;
  return isVos ? [t("verdict.vos", { vos: shown, form: asked.answer })] : [];
}

/** Separates the first sentence from the rest. The first sentence becomes the headline. */
function splitFirstSentence([first = "", ...rest]: readonly string[]): string[] {
  const [, sentence = first, ...others] = /^(.*?[.!?…])\s+(\S.*)$/s.exec(first) ?? [];
  return [sentence, ...others, ...rest];
}

type VerdictHeadlineProps = { outcome: Outcome; text: string };

type HeadlineLook = { Icon: ComponentType<{ className: string }>; ink: string; isLarge?: true };

const headlineLooks: Record<Outcome, HeadlineLook> = {
  correct: { Icon: CelebrationSign, ink: "text-leaf", isLarge: true },
  accent: { Icon: CircleAlert, ink: "text-leaf" },
  wrong: { Icon: CircleX, ink: "text-geranium" },
  unknown: { Icon: Lightbulb, ink: "text-ink" },
};

/** Verdicts differ by icon and words, not by colour alone. */
function VerdictHeadline({ outcome, text }: VerdictHeadlineProps) {
  const { Icon, ink, isLarge } = headlineLooks[outcome];
  const isLong = text.length > HEADLINE_LENGTH;
  return (
    <p
      lang={feedback[outcome].isSpanish ? "es" : undefined}
      className={classNames(
        "flex gap-3 font-display leading-tight font-bold short:gap-2 short:text-lg",
        isLong ? "items-start text-lg sm:text-[1.375rem]" : "items-center text-xl sm:text-2xl",
        isLarge && "text-[1.625rem]! short:text-xl!",
        ink,
      )}
    >
      <Icon aria-hidden className="size-6 shrink-0 short:size-5 sm:size-7" />
      <span className="min-w-0 max-w-prose">
        <SpanishText text={text} />
      </span>
    </p>
  );
}

type TranslationAndReviewProps = {
  exercise: ShownExercise;
  isCounted: boolean;
  children: ReactNode;
};

/** The translation of the sentence, and when its card comes back. */
function TranslationAndReview({ exercise, isCounted, children }: TranslationAndReviewProps) {
  const translation = useTranslationOf(exercise);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <p>
        {translation !== null && <span className="mr-2">{translation}</span>}
        {isCounted && exercise.kind !== "drill" && <NextReview exercise={exercise} />}
      </p>
      {children}
    </div>
  );
}

/** When the card comes back. Shown as soon as the answer is part of the shown progress. */
function NextReview({ exercise }: { exercise: PracticeExercise }) {
  const { t, language } = useTranslation();
  const nextReview = useNextReview(exercise);
  if (nextReview === null) return null;
  const aheadMs = Date.parse(nextReview) - Date.parse(currentInstant());
  const days = Math.round(aheadMs / DAY_MS);
  if (days < 1) return null;
  const when = formatDaysAhead(language, days);
  return (
    <span className="inline-block rounded-full border border-ink/20 px-2.5 text-[0.9375rem] font-semibold whitespace-nowrap">
      <CalendarClock aria-hidden className="mr-1.5 inline size-4 align-[-0.125em]" />
      <span className="sr-only">{t("verdict.comesBack", { when })}</span>
      <span aria-hidden>{when}</span>
    </span>
  );
}
