import { choicesIn, families, isVerbGiven } from "@verbena/core/families";
import type { Region } from "@verbena/core/languages";
import { shortPersonName } from "#conjugation/person-name.ts";
import { hintAfter, partsAroundBlank } from "#learner-ui/sentence-parts.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { PER_PAGE, type TextSize } from "./sheet-plan.ts";

/** The part of a page over which at least the sentences spread. */
const LEAST_FILLED = 0.7;

type SentenceListProps = {
  sentences: readonly PracticeExercise[];
  /** Number of the first one. */
  start: number;
  size: TextSize;
  /** Whether each sentence says its tense or its words, because the sheet has several families. */
  isMixed: boolean;
};

/** Sentences with a blank to fill by hand, spread over a page. */
export function SentenceList({ sentences, start, size, isMixed }: SentenceListProps) {
  // A few sentences do not spread over the whole page.
  const rows = Math.max(sentences.length, Math.ceil(PER_PAGE.sentences[size] * LEAST_FILLED));
  return (
    <ol
      lang="es"
      start={start}
      className="grid h-full"
      style={{ gridTemplateRows: `repeat(${rows}, minmax(min-content, 1fr))` }}
    >
      {sentences.map((exercise, index) => (
        <li
          key={`${exercise.family} ${exercise.item} ${exercise.context}`}
          className={classNames(
            "flex gap-[0.75em]",
            size === "large" &&
              "text-[1.25em] leading-[1.8] tracking-[0.03em] [word-spacing:0.12em]",
          )}
        >
          <span className="w-[1.8em] shrink-0 text-right font-bold whitespace-nowrap tabular-nums">
            {start + index}.
          </span>
          <Sentence exercise={exercise} isMixed={isMixed} />
        </li>
      ))}
    </ol>
  );
}

type SentenceProps = { exercise: PracticeExercise; isMixed: boolean };

function Sentence({ exercise, isMixed }: SentenceProps) {
  const { textBefore, wordBefore, wordAfter, textAfter } = partsAroundBlank(exercise.sentence);
  const given = givenFor(exercise, isMixed);
  return (
    <p>
      {textBefore}
      <span className="whitespace-nowrap">
        {wordBefore}
        <span
          role="img"
          aria-label="…"
          className="inline-block w-[11em] border-b-[0.08em] border-black"
        >
          {"\u00A0"}
        </span>
        {wordAfter}
      </span>
      {textAfter}
      {given !== "" && (
        <>
          {" "}
          <span className="whitespace-nowrap">({given})</span>
        </>
      )}
      {hintAfter(exercise)}
    </p>
  );
}

/**
 * What a learner must know to fill the blank: the infinitive, the person if the sentence has no subject, and on a sheet
 * with several families the tense, or the words to choose from.
 */
function givenFor(exercise: PracticeExercise, isMixed: boolean): string {
  const { family } = exercise;
  if (exercise.kind === "fill-in" || (exercise.kind === "chosen-form" && !isVerbGiven(family))) {
    return isMixed ? choicesIn(exercise.family).join(" / ") : "";
  }
  const { verb, person, tense, subject } = exercise;
  return [
    verb,
    ...(subject === null ? [shortPersonName(person, tense)] : []),
    ...(isMixed ? [families[family].shortName.toLowerCase()] : []),
  ].join(", ");
}

/** More answers need a third column to fit on a page of Letter. */
const ANSWERS_IN_TWO_COLUMNS = 40;

type KeyListProps = { sentences: readonly PracticeExercise[]; region: Region };

/** The right answers, by the numbers of the sheet. */
export function KeyList({ sentences, region }: KeyListProps) {
  return (
    <ol
      lang="es"
      className={
        sentences.length > ANSWERS_IN_TWO_COLUMNS ? "columns-3 gap-[2em]" : "columns-2 gap-[3em]"
      }
    >
      {sentences.map((exercise, index) => (
        <li
          key={`${exercise.family} ${exercise.item} ${exercise.context}`}
          className="flex break-inside-avoid gap-[0.75em] py-[0.2em]"
        >
          <span className="w-[1.8em] shrink-0 text-right whitespace-nowrap tabular-nums">
            {index + 1}.
          </span>
          <b className="font-semibold">{rightAnswers(exercise, region)}</b>
        </li>
      ))}
    </ol>
  );
}

function rightAnswers(exercise: PracticeExercise, region: Region): string {
  if (exercise.kind === "fill-in") return exercise.answer;
  const { answer, variants = [], vos } = exercise;
  const ofVos = region === "latin-america" && vos !== undefined ? [vos] : [];
  return [answer, ...variants, ...ofVos].join(" / ");
}
