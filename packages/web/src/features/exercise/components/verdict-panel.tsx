import type { Verdict } from "@verbena/core/vocabulary";
import { CircleAlert, CircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useLanguage } from "#i18n/use-language.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { CelebrationSign } from "#ui/celebration-sign.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Explanation } from "../diagnosis/explanation.ts";
import { completed } from "../sentence-parts.ts";
import { useHeadline } from "../use-headline.ts";
import { ComparedForms } from "./compared-forms.tsx";
import { ExerciseLinks } from "./exercise-links.tsx";
import { ExerciseTranslation } from "./exercise-translation.tsx";

/** Characters of a headline that is hardly more than an exclamation. */
const HEADLINE_LENGTH = 32;

type VerdictPanelProps = {
  exercise: PracticeExercise;
  given: string;
  verdict: Verdict;
  /** What happened with an answer that is not quite right. */
  explanation: Explanation | null;
  balance: { correct: number; total: number } | null;
};

/**
 * What happened, the two forms, the sentence completed, its translation, and where to read on. Of a
 * wrong answer the first line says at once what went wrong; that it is wrong shows without words.
 */
export function VerdictPanel(props: VerdictPanelProps) {
  const { exercise, given, verdict, explanation, balance } = props;
  const { t } = useTranslation();
  const sentence = completed(exercise.sentence, exercise.answer);
  const headline = useHeadline(exercise, verdict);
  const lines = explanation?.lines ?? [];
  const [first, ...rest] =
    verdict === "wrong" && lines.length > 0 ? withFirstSentence(lines) : [headline, ...lines];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-4">
        <VerdictHeadline verdict={verdict} text={first ?? headline} />
        <ExplanationLines lines={rest} />
        {verdict !== "correct" && (
          <ComparedForms
            given={given}
            expected={exercise.answer}
            areForms={exercise.kind === "conjugation"}
            isWrong={verdict === "wrong"}
            construction={explanation?.construction ?? null}
          />
        )}
      </div>
      <ExerciseExplanation exercise={exercise} />
      <div className="flex flex-col gap-1">
        <p lang="es" className="text-lg font-semibold">
          {sentence}
        </p>
        <ExerciseTranslation exercise={exercise} />
      </div>
      <ExerciseLinks
        exercise={exercise}
        sentence={sentence}
        given={given}
        anchor={explanation?.anchor}
      />
      {balance && <p className="font-semibold">{t("exercise.balance", balance)}</p>}
    </div>
  );
}

/** The first sentence in a line of its own: large type is for one. */
function withFirstSentence([first = "", ...rest]: readonly string[]): string[] {
  const [sentence = first, ...others] = first.split(/(?<=[.!?…])\s+(?=\S)/);
  return [sentence, ...(others.length > 0 ? [others.join(" ")] : []), ...rest];
}

/** Right and wrong differ by sign and words, not by colour alone. */
function VerdictHeadline({ verdict, text }: { verdict: Verdict; text: string }) {
  const isLong = text.length > HEADLINE_LENGTH;
  return (
    <p
      lang={verdict === "wrong" ? undefined : "es"}
      className={classNames(
        "flex gap-3 font-display leading-tight font-bold",
        isLong ? "items-start text-xl sm:text-2xl" : "items-center text-2xl sm:text-[1.75rem]",
        verdict === "wrong" ? "text-geranium" : "text-leaf",
      )}
    >
      {verdict === "correct" && <CelebrationSign className="size-9 shrink-0" />}
      {verdict === "accent" && <CircleAlert aria-hidden className="size-8 shrink-0" />}
      {verdict === "wrong" && <CircleX aria-hidden className="size-8 shrink-0" />}
      <span className={classNames("min-w-0 [&_i]:font-extrabold", isLong && "max-w-prose")}>
        <SpanishText text={text} />
      </span>
    </p>
  );
}

/** Why a fill-in takes its word, and what is special about this sentence. */
function ExerciseExplanation({ exercise }: { exercise: PracticeExercise }) {
  const language = useLanguage();
  if (exercise.kind === "conjugation") return null;
  return (
    <div className="flex max-w-prose flex-col gap-1">
      {exercise.explanation && <p>{exercise.explanation[language]}</p>}
      {exercise.note && <p className="text-ink-soft">{exercise.note[language]}</p>}
    </div>
  );
}

/** What happened, in a line or two. */
function ExplanationLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="flex max-w-prose flex-col text-lg">
      {lines.map((line) => (
        <p key={line}>
          <SpanishText text={line} />
        </p>
      ))}
    </div>
  );
}
