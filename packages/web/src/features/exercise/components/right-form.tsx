import { answerInSentence } from "#learner-ui/sentence-parts.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { blankWidth } from "./blank-width.ts";
import { fittingSize } from "./fitting-size.ts";

type RightFormProps = {
  exercise: ShownExercise;
  /** Whether the letters appear one by one. */
  isWritten: boolean;
};

/** Time from one letter to the next. */
const LETTER_MS = 30;

/** The right form in the blank. */
export function RightForm({ exercise, isWritten }: RightFormProps) {
  const right = answerInSentence(exercise);
  return (
    <ins
      className="pointer-events-none col-start-1 row-start-1 text-center whitespace-nowrap no-underline"
      style={{ fontSize: fittingSize(right, blankWidth(exercise)) }}
    >
      <span className={isWritten ? "sr-only" : undefined}>{right}</span>
      {isWritten && (
        <span aria-hidden>
          {[...right].map((letter, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other identity than their position.
              key={index}
              className="motion-safe:animate-write"
              style={{ animationDelay: `${index * LETTER_MS}ms` }}
            >
              {letter}
            </span>
          ))}
        </span>
      )}
    </ins>
  );
}
