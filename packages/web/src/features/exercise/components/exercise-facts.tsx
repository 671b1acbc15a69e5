import { useTranslation } from "react-i18next";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { factsOf } from "../facts.ts";

/** What is asked, above the sentence; of a verb its infinitive stands out. */
export function ExerciseFacts({ exercise }: { exercise: PracticeExercise }) {
  const { t } = useTranslation();
  const facts = factsOf(t, exercise);
  const [verb, ...chips] = exercise.kind === "conjugation" ? facts : [undefined, ...facts];
  return (
    <p lang="es" className="flex flex-wrap items-center gap-x-2 gap-y-1.5 max-sm:gap-x-1.5">
      {verb && <span className="mr-1 font-display text-xl font-bold sm:text-2xl">{verb}</span>}
      {chips.map((fact) => (
        <span
          key={fact}
          className="rounded-full border border-line bg-card px-3 py-0.5 font-semibold text-[0.9375rem] max-sm:px-2 max-sm:text-sm"
        >
          {fact}
        </span>
      ))}
    </p>
  );
}
