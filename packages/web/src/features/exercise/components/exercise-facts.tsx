import { useTranslation } from "#i18n/use-translation.ts";
import { factsOf } from "#learner-ui/facts-of.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";

type ExerciseFactsProps = { exercise: ShownExercise; isCounted: boolean; isDictated: boolean };

/**
 * What the exercise asks for, with the infinitive in large type. Leaves out the words of a fill-in family, which are
 * buttons in the dock.
 */
export function ExerciseFacts({ exercise, isCounted, isDictated }: ExerciseFactsProps) {
  const { t, language } = useTranslation();
  const [verb, ...chips] = exercise.kind === "fill-in" ? [] : factsOf(exercise, isDictated);
  if (verb === undefined && isCounted) return null;
  return (
    <p
      lang="es"
      data-facts
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5 max-sm:gap-x-1"
    >
      {verb && <span className="mr-1 font-display text-xl font-bold sm:text-2xl">{verb}</span>}
      {chips.map((fact) => (
        <span
          key={fact}
          className="rounded-full border border-line bg-card px-3 py-0.5 font-semibold text-[0.9375rem] max-sm:px-1.5 max-sm:text-[0.8125rem]"
        >
          {fact}
        </span>
      ))}
      {!isCounted && (
        <span
          lang={language}
          className="rounded-full bg-marigold-wash px-3 py-0.5 font-semibold text-[0.9375rem] max-sm:px-1.5 max-sm:text-[0.8125rem]"
        >
          {t(notCounted(exercise))}
        </span>
      )}
    </p>
  );
}

/** Why an answer does not count: free practice counts nothing, and elsewhere repetitions do not count. */
export const notCounted = ({ kind }: ShownExercise) =>
  kind === "drill" ? "drill.notCountedBadge" : "exercise.notCounted";
