import type { FormParts } from "@verbena/core/conjugation/form";
import { gradeAnswer } from "@verbena/core/grading/grade";
import type { Verdict } from "@verbena/core/vocabulary";
import { CircleAlert, CircleX, Lightbulb } from "lucide-react";
import { memo } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDaysAhead } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import type { PracticeExercise, ShownExercise } from "#progress/use-exercises.ts";
import { useNextReview } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { CelebrationSign } from "#ui/signs.tsx";
import type { Explain } from "../use-practice.ts";
import { ExerciseLinks } from "./exercise-links.tsx";
import { Translation } from "./translation.tsx";
import { afterNo, useHeadline } from "./use-headline.ts";

/** Longer headlines, in characters, are set smaller. */
const HEADLINE_LENGTH = 40;

type VerdictPanelProps = {
  exercise: ShownExercise;
  isCounted: boolean;
  /** Empty when the learner gave up. */
  answer: string;
  explain: Explain;
};

/**
 * The verdict, how the right form is built, the translation, when the card comes back, and links. For a wrong
 * answer the headline is the first sentence of the explanation. The sentence itself shows the right form.
 */
export const VerdictPanel = memo(function VerdictPanel(props: VerdictPanelProps) {
  const { isCounted, answer, explain } = props;
  const { region } = useUser();
  const { t } = useTranslation();
  const gaveUp = answer === "";
  const { verdict, rightForm } = gradeAnswer(props.exercise, gaveUp ? null : answer, region);
  const exercise = { ...props.exercise, answer: rightForm };
  const explanation = verdict === "correct" ? null : explain(answer);
  const headline = useHeadline(exercise, verdict, gaveUp);
  const lines = explanation?.lines ?? vosLines(t, props.exercise, exercise.answer);
  const isExplained = verdict === "wrong" && !gaveUp && lines.length > 0;
  const [first = headline, ...rest] = isExplained
    ? splitFirstSentence(lines)
    : [headline, ...lines];
  return (
    <div className="flex flex-col gap-2 short:gap-1">
      <VerdictHeadline
        verdict={verdict}
        gaveUp={gaveUp}
        text={isExplained ? afterNo(t, first) : first}
      />
      {explanation?.construction && verdict === "wrong" && (
        <Construction parts={explanation.construction} />
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
      <div className="flex flex-wrap gap-x-6">
        <Translation exercise={exercise} />
        {isCounted && exercise.kind !== "drill" && <NextReview exercise={exercise} />}
      </div>
      <ExerciseLinks
        exercise={exercise}
        answer={answer}
        anchor={explanation?.anchor}
        meanings={explanation?.why ?? []}
      />
    </div>
  );
});

/** What vos is, if its form was the answer. */
function vosLines(t: Translate, asked: ShownExercise, shown: string): string[] {
  const isVos = "vos" in asked && asked.vos === shown && shown !== asked.answer;
  return isVos ? [t("verdict.vos", { vos: shown, form: asked.answer })] : [];
}

/** Separates the first sentence, which becomes the headline. */
function splitFirstSentence([first = "", ...rest]: readonly string[]): string[] {
  const [sentence = first, ...others] = first.split(/(?<=[.!?…])\s+(?=\S)/);
  return [sentence, ...(others.length > 0 ? [others.join(" ")] : []), ...rest];
}

type VerdictHeadlineProps = { verdict: Verdict; gaveUp: boolean; text: string };

/** Verdicts differ by icon and words, not by colour alone. */
function VerdictHeadline({ verdict, gaveUp, text }: VerdictHeadlineProps) {
  const isLong = text.length > HEADLINE_LENGTH;
  return (
    <p
      lang={verdict === "wrong" ? undefined : "es"}
      className={classNames(
        "flex gap-3 font-display leading-tight font-bold",
        isLong ? "items-start text-xl sm:text-2xl" : "items-center text-2xl sm:text-[1.75rem]",
        "short:gap-2 short:pr-10 short:text-lg",
        verdict === "wrong" ? "text-geranium" : "text-leaf",
      )}
    >
      <VerdictIcon verdict={verdict} gaveUp={gaveUp} />
      <span className="min-w-0 max-w-prose">
        <SpanishText text={text} />
      </span>
    </p>
  );
}

function VerdictIcon({ verdict, gaveUp }: Pick<VerdictHeadlineProps, "verdict" | "gaveUp">) {
  const size = "size-7 shrink-0 short:size-5";
  if (verdict === "correct") return <CelebrationSign className={size} />;
  if (verdict === "accent") return <CircleAlert aria-hidden className={size} />;
  const Icon = gaveUp ? Lightbulb : CircleX;
  return <Icon aria-hidden className={size} />;
}

/** The stem and the ending of the right form, with its pronouns. */
function Construction({ parts }: { parts: FormParts }) {
  const { t } = useTranslation();
  return (
    <p className="font-display text-2xl leading-tight font-bold wrap-anywhere short:text-xl sm:text-[2rem]">
      <span className="sr-only">{t("verdict.construction")} </span>
      <span lang="es">
        <span>{parts.before}</span>
        <span className="text-leaf">{parts.stem}</span> <span aria-hidden>+</span>{" "}
        <span className="text-marigold-ink">{parts.ending}</span>
        <span>{parts.after}</span>
      </span>
    </p>
  );
}

const DAY_MS = 86_400_000;

/** When the card comes back, as soon as the answer is in the shown progress. */
function NextReview({ exercise }: { exercise: PracticeExercise }) {
  const { t, language } = useTranslation();
  const nextReview = useNextReview(exercise);
  if (nextReview === null) return null;
  const aheadMs = Date.parse(nextReview) - Date.parse(currentInstant());
  const days = Math.round(aheadMs / DAY_MS);
  if (days < 1) return null;
  return (
    <p className="font-semibold text-ink-soft">
      {t("verdict.comesBack", { when: formatDaysAhead(language, days) })}
    </p>
  );
}
