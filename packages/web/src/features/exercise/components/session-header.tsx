import { isCorrect } from "@verbena/core/grading/grade";
import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useAfterPaint } from "#lib/after-paint.ts";
import { Bunting } from "#ui/bunting.tsx";
import { PageHeading } from "#ui/page.tsx";
import type { RunningPractice } from "../use-practice.ts";

/** Shorter strings have the same scale. */
const CAPACITY_MIN = 20;

type SessionHeaderProps = { heading: ReactNode; practice: RunningPractice };

export function SessionHeader({ heading, practice }: SessionHeaderProps) {
  const { t } = useTranslation();
  const { total, session } = practice;
  const answers = useAfterPaint(practice.answers);
  const answered = answers.length;
  const flags = session.stringLength;
  const index = Math.min((practice.done % total) + 1, total);
  return (
    <header className="flex flex-col gap-2">
      <div className="short:hidden">{heading}</div>
      <div className="flex items-center gap-4">
        <Bunting
          done={answered}
          wrong={answers.map(({ verdict }) => !isCorrect(verdict))}
          total={flags}
          capacity={Math.max(flags, CAPACITY_MIN)}
          sway={answered > 0}
          label={t("exercise.bunting", { count: answered, total: flags })}
          className="min-w-0 max-w-xl flex-1"
        />
        <p className="font-semibold text-ink-soft tabular-nums">
          <span aria-hidden>
            {index} / {total}
          </span>
          <span className="sr-only">{t("exercise.position", { index, total })}</span>
        </p>
      </div>
    </header>
  );
}

type SessionHeadingProps = {
  exerciseKey: ExerciseKey;
  title: string;
  /** The part of the family that is practised; undefined for the whole family. */
  partName: string | undefined;
};

/** Hidden for a whole tense, which the facts above the sentence name already. */
export function SessionHeading({ exerciseKey, title, partName }: SessionHeadingProps) {
  const isRedundant = isConjugationKey(exerciseKey) && partName === undefined;
  return (
    <PageHeading
      title={title}
      className={isRedundant ? "sr-only" : "truncate text-lg! font-bold! text-ink-soft"}
    >
      {isConjugationKey(exerciseKey) ? (partName ?? title) : title}
    </PageHeading>
  );
}
