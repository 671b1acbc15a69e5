import type { FormParts } from "@verbena/core/conjugation/form";
import { differingLetters, type LetterRun } from "@verbena/core/grading/differing-letters";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";

type ComparedFormsProps = {
  exercise: PracticeExercise;
  answer: string;
  isWrong: boolean;
  /** The parts of the right form; null if it has only one. */
  construction: FormParts | null;
};

/** The learner's form beside the right one, with differing letters underlined, and the right one's parts. */
export function ComparedForms({ exercise, answer, isWrong, construction }: ComparedFormsProps) {
  const { t } = useTranslation();
  // Two words of a fill-in family have no letters to compare.
  const letters =
    exercise.kind === "conjugation"
      ? differingLetters(answer, exercise.answer)
      : { given: [whole(answer)], expected: [whole(exercise.answer)] };
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-2 sm:gap-x-8">
      <Term label={t("exercise.given")}>
        <span
          className={classNames(
            "text-ink-soft",
            isWrong && "line-through decoration-geranium decoration-2",
          )}
        >
          <Letters runs={letters.given} underline="decoration-geranium" />
        </span>
      </Term>
      <Term label={t("exercise.correctAnswer")}>
        <span className="font-bold">
          <Letters runs={letters.expected} underline="decoration-leaf" />
        </span>
      </Term>
      {construction && (
        <Term label={t("exercise.construction")}>
          {construction.before}
          <span className="text-leaf">{construction.stem}</span> <span aria-hidden>+</span>{" "}
          <span className="text-marigold-ink">{construction.ending}</span>
        </Term>
      )}
    </dl>
  );
}

const whole = (text: string): LetterRun => ({ text, differs: false });

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd lang="es" className="text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl">
        {children}
      </dd>
    </div>
  );
}

function Letters({ runs, underline }: { runs: readonly LetterRun[]; underline: string }) {
  return runs.map(({ text, differs }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity than their position.
      key={index}
      className={classNames(
        differs && "underline decoration-[3px] underline-offset-[0.22em]",
        differs && underline,
      )}
    >
      {text}
    </span>
  ));
}
