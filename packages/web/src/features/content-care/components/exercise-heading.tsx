import type { ExerciseForReview } from "@verbena/server/client";
import { useTranslation } from "react-i18next";

type ExerciseHeadingProps = {
  /** Null when no file has it any more. */
  exercise: ExerciseForReview | null;
  id: string;
};

/** Which exercise it is about: verb and person, or the word, and the family. Takes focus when the one beside it goes. */
export function ExerciseHeading({ exercise, id }: ExerciseHeadingProps) {
  const { t } = useTranslation();
  return (
    <h2 tabIndex={-1} className="font-sans text-[0.9375rem] font-semibold text-ink-soft">
      {exercise ? (
        <span lang="es">
          {factsOf(exercise).join(" · ")} · {t(`vocabulary.exercises.${exercise.exerciseKey}`)}
        </span>
      ) : (
        `${t("contentCare.gone")} (${id})`
      )}
    </h2>
  );
}

function factsOf({ verb, person, text }: ExerciseForReview): string[] {
  return verb === null || person === null ? [text.correctAnswer] : [verb, person];
}
