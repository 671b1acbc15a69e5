import { useLanguage } from "#i18n/use-language.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** The sentence in the learner's language; there is none where that is Spanish. */
export function ExerciseTranslation({ exercise }: { exercise: PracticeExercise }) {
  const language = useLanguage();
  if (language === "es") return null;
  return <p className="text-ink-soft">{exercise.translations[language]}</p>;
}
