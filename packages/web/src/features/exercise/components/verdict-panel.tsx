import { grade } from "@verbena/core/grading/grade";
import type { Verdict } from "@verbena/core/vocabulary";
import { CircleAlert, CircleX } from "lucide-react";
import { memo } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useLanguage } from "#i18n/use-language.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { CelebrationSign } from "#ui/signs.tsx";
import { completeSentence } from "../sentence-parts.ts";
import type { Explain } from "../use-practice.ts";
import { ComparedForms } from "./compared-forms.tsx";
import { ExerciseLinks } from "./exercise-links.tsx";
import { Translation } from "./translation.tsx";
import { useHeadline } from "./use-headline.ts";

/** Longer headlines, in characters, are set smaller. */
const HEADLINE_LENGTH = 32;

type VerdictPanelProps = { exercise: PracticeExercise; answer: string; explain: Explain };

/**
 * The verdict, the two forms, the completed sentence, its translation, and links. For a wrong answer the
 * headline is the first sentence of the explanation.
 */
export const VerdictPanel = memo(function VerdictPanel(props: VerdictPanelProps) {
  const { exercise, answer, explain } = props;
  const verdict = grade(exercise.answer, answer);
  const explanation = verdict === "correct" ? null : explain(answer);
  const sentence = completeSentence(exercise.sentence, exercise.answer);
  const headline = useHeadline(exercise, verdict);
  const lines = explanation?.lines ?? [];
  const [first = headline, ...rest] =
    verdict === "wrong" && lines.length > 0 ? splitFirstSentence(lines) : [headline, ...lines];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-4">
        <VerdictHeadline verdict={verdict} text={first} />
        {rest.length > 0 && (
          <div className="flex max-w-prose flex-col text-lg">
            {rest.map((line) => (
              <p key={line}>
                <SpanishText text={line} />
              </p>
            ))}
          </div>
        )}
        {verdict !== "correct" && (
          <ComparedForms
            exercise={exercise}
            answer={answer}
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
        <Translation exercise={exercise} />
      </div>
      <ExerciseLinks
        exercise={exercise}
        answer={answer}
        sentence={sentence}
        anchor={explanation?.anchor}
      />
    </div>
  );
});

/** Separates the first sentence, which becomes the headline. */
function splitFirstSentence([first = "", ...rest]: readonly string[]): string[] {
  const [sentence = first, ...others] = first.split(/(?<=[.!?…])\s+(?=\S)/);
  return [sentence, ...(others.length > 0 ? [others.join(" ")] : []), ...rest];
}

/** Verdicts differ by icon and words, not by colour alone. */
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
      <span className={classNames("min-w-0", isLong && "max-w-prose")}>
        <SpanishText text={text} />
      </span>
    </p>
  );
}

/** The explanation and the note of a fill-in sentence. */
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
