import { type ExerciseKey, isConjugationKey, persons } from "@verbena/core/vocabulary";
import { useProgress } from "#progress/use-progress.ts";

type MissedPersonsProps = { exerciseKey: ExerciseKey; item: string };

/**
 * The persons of a verb whose last answer was wrong; nothing when all were right since. Of a
 * sentence the card would give the answer away.
 */
export function MissedPersons({ exerciseKey, item }: MissedPersonsProps) {
  const { cards } = useProgress().exercises[exerciseKey];
  if (!isConjugationKey(exerciseKey)) return null;
  const missed = persons.filter((person) => cards[`${item}|${person}`]?.repetitions === 0);
  if (missed.length === 0) return null;
  return (
    <span lang="es" className="text-[0.9375rem] text-ink-soft">
      {" "}
      · {missed.join(", ")}
    </span>
  );
}
