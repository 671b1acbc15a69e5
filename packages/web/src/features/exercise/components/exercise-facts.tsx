import { fillInWords } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** What is asked: infinitive, tense, person, always in this order; for a fill-in its words. */
export function ExerciseFacts({ exercise }: { exercise: PracticeExercise }) {
  const { t } = useTranslation();
  if (exercise.kind === "fill-in") {
    return (
      <p lang="es" className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {fillInWords.map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </p>
    );
  }
  return (
    <p lang="es" className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span className="mr-1 font-display text-xl font-bold sm:text-2xl">{exercise.verb}</span>
      <Chip>{t(`exercise.tenses.${exercise.exerciseKey}`)}</Chip>
      <Chip>{exercise.person}</Chip>
    </p>
  );
}

function Chip({ children }: { children: string }) {
  return (
    <span className="rounded-full border border-line bg-card px-3 py-0.5 font-semibold text-[0.9375rem] max-sm:px-2.5 max-sm:text-sm">
      {children}
    </span>
  );
}
