import { differingLetters, type LetterRun } from "@verbena/core/grading/differing-letters";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { answerInSentence } from "../sentence-parts.ts";
import { fittingSize, hasWideBlank } from "./fitting-size.ts";

type CorrectionProps = {
  exercise: ShownExercise;
  /** Empty when the learner gave up. */
  answer: string;
  isWrong: boolean;
};

/**
 * The right form in the blank, with the learner's word above it, struck through if it is wrong. Letters that
 * differ are underlined. The right form writes itself, letter by letter.
 */
export function Correction({ exercise, answer, isWrong }: CorrectionProps) {
  const right = answerInSentence(exercise);
  const letters = differingLetters(answer, right);
  // Two words of a fill-in family have no letters to compare, and neither have two that differ throughout.
  const isAlike = exercise.kind !== "fill-in" && letters.expected.some(({ differs }) => !differs);
  return (
    <>
      {answer !== "" && (
        <del
          className={classNames(
            "pointer-events-none absolute inset-x-0 bottom-full -mb-1 truncate text-center text-[max(0.4em,0.875rem)] leading-[1.2] font-semibold text-ink-soft motion-safe:animate-shrink",
            isWrong ? "decoration-geranium decoration-[1.5px]" : "no-underline",
          )}
        >
          {isWrong ? answer : <Letters runs={letters.given} />}
        </del>
      )}
      <ins
        className="pointer-events-none col-start-1 row-start-1 text-center whitespace-nowrap text-leaf no-underline"
        style={{ fontSize: fittingSize(right, hasWideBlank(exercise)) }}
      >
        <span className="sr-only">{right}</span>
        <span aria-hidden>
          <WrittenLetters runs={isAlike ? letters.expected : [{ text: right, differs: false }]} />
        </span>
      </ins>
    </>
  );
}

function Letters({ runs }: { runs: readonly LetterRun[] }) {
  return runs.map(({ text, differs }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity than their position.
      key={index}
      className={classNames(
        differs && "underline decoration-geranium decoration-2 underline-offset-[0.15em]",
      )}
    >
      {text}
    </span>
  ));
}

/** Time from one letter to the next. */
const LETTER_MS = 30;

function WrittenLetters({ runs }: { runs: readonly LetterRun[] }) {
  const letters = runs.flatMap(({ text, differs }) =>
    [...text].map((letter) => ({ letter, differs })),
  );
  return letters.map(({ letter, differs }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other identity than their position.
      key={index}
      className={classNames(
        "motion-safe:animate-write",
        differs && "underline decoration-[0.06em] underline-offset-[0.14em]",
      )}
      style={{ animationDelay: `${index * LETTER_MS}ms` }}
    >
      {letter}
    </span>
  ));
}
