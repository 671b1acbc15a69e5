import { useLanguage } from "#i18n/use-language.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** Why a fill-in takes its word, and what is special about this sentence. */
export function ExerciseExplanation({ exercise }: { exercise: PracticeExercise }) {
  const language = useLanguage();
  if (exercise.kind === "conjugation") return null;
  return (
    <div className="flex max-w-prose flex-col gap-1">
      {exercise.explanation && <p>{exercise.explanation[language]}</p>}
      {exercise.note && <p className="text-ink-soft">{exercise.note[language]}</p>}
    </div>
  );
}
