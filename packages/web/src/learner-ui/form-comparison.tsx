import { differingLetters, type LetterRun } from "@verbena/spanish";
import { classNames } from "#ui/class-names.ts";

type FormComparisonProps = {
  given: string;
  /** The right answer. */
  expected: string;
  /** Whether the answer is one of a few words, such as *por*, and not a form. */
  isWord: boolean;
};

/** What the learner wrote and the right form. Underlines letters that differ. */
export function FormComparison(props: FormComparisonProps) {
  const letters = comparedLetters(props);
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
function comparedLetters({ given, expected, isWord }: FormComparisonProps) {
  const letters = differingLetters(given, expected);
  const isAlike = !isWord && letters.expected.some(({ differs }) => !differs);
  if (isAlike) return letters;
  return {
    given: [{ text: given, differs: true }],
    expected: [{ text: expected, differs: false }],
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
