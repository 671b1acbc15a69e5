import { Fragment } from "react";
import { factsOf } from "#learner-ui/facts-of.ts";
import { answerInSentence, hintAfter, partsAroundBlank } from "#learner-ui/sentence-parts.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { useFittingSize } from "./use-fitting-size.ts";

type BoardSentenceProps = { exercise: PracticeExercise; isRevealed: boolean };

/** Two lines of a short sentence fill the box. */
const LARGEST = 0.34;

/** What is asked, and the sentence with its blank or its answer, as large as the box allows. */
export function BoardSentence({ exercise, isRevealed }: BoardSentenceProps) {
  const { box, text } = useFittingSize(`${exercise.sentence} ${isRevealed}`, LARGEST);
  const { textBefore, wordBefore, wordAfter, textAfter } = partsAroundBlank(exercise.sentence);
  const facts = factsOf(exercise, false);
  return (
    <div ref={box} className="flex min-h-0 flex-[5_1_0] items-center overflow-auto">
      <div ref={text} lang="es" className="w-full font-display leading-[1.2] font-bold">
        <p className="mb-[0.5em] text-[0.45em] leading-tight text-ink-soft">
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              <span className="whitespace-nowrap">
                <span className={index === 0 ? "text-ink" : undefined}>{fact}</span>
                {index < facts.length - 1 && <span aria-hidden> ·</span>}
              </span>{" "}
            </Fragment>
          ))}
        </p>
        <p className="text-balance tracking-[-0.015em]">
          {textBefore}
          <span className="whitespace-nowrap">
            {wordBefore}
            <span
              className={classNames(
                "inline-block min-w-[4em] border-b-[0.08em] text-center leading-none",
                isRevealed ? "border-leaf text-leaf" : "border-ink",
              )}
            >
              {isRevealed ? answerInSentence(exercise) : "\u00A0"}
            </span>
            {wordAfter}
          </span>
          {textAfter}
          <span className="text-[0.6em] text-ink-soft">{hintAfter(exercise)}</span>
        </p>
      </div>
    </div>
  );
}
