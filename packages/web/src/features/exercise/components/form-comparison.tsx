import { differingLetters, type LetterRun } from "@verbena/core/grading/differing-letters";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";

type FormComparisonProps = { exercise: ShownExercise; given: string };

/** What the learner wrote and the right form. Underlines letters that differ. */
export function FormComparison({ exercise, given }: FormComparisonProps) {
  const letters = comparedLetters(exercise, given);
  return (
    <span lang="es" className="font-display leading-tight font-bold wrap-anywhere">
      <del className="no-underline">
        <Letters runs={letters.given} className="text-geranium decoration-geranium" />
      </del>{" "}
      <span aria-hidden className="font-sans font-normal">
        →
      </span>{" "}
      <strong className="text-leaf">
        <Letters runs={letters.expected} className="decoration-leaf" />
      </strong>
    </span>
  );
}

/**
 * The letters of both forms, and which differ. For a word of a fill-in family, and for two forms that share no letters,
 * the given text differs as a whole.
 */
function comparedLetters(exercise: ShownExercise, given: string) {
  const letters = differingLetters(given, exercise.answer);
  const isAlike = exercise.kind !== "fill-in" && letters.expected.some(({ differs }) => !differs);
  if (isAlike) return letters;
  return {
    given: [{ text: given, differs: true }],
    expected: [{ text: exercise.answer, differs: false }],
  };
}

type LettersProps = {
  runs: readonly LetterRun[];
  /** CSS classes of the letters that differ. */
  className: string;
};

function Letters({ runs, className }: LettersProps) {
  return runs.map(({ text, differs }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity than their position.
      key={index}
      className={classNames(
        differs &&
          "underline decoration-3 underline-offset-[0.14em] [text-decoration-skip-ink:none]",
        differs && className,
      )}
    >
      {text}
    </span>
  ));
}
