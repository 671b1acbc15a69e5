import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { factsOf } from "#learner-ui/facts-of.ts";
import { hintAfter, partsAroundBlank, spokenSentence } from "#learner-ui/sentence-parts.ts";
import { useAfterAnswer } from "../use-after-answer.ts";
import type { Question } from "../use-practice.ts";
import { Blank } from "./blank.tsx";

/** The sentence of a dictation: only a blank. */
const BLANK = "_____";

type SentenceFieldProps = {
  practice: Question;
  /** Whether the sentence is heard and not shown. */
  isHeard?: boolean;
};

/**
 * The sentence with its blank. The sentence does not move, and its line breaks stay, while the learner types. A
 * dictation shows only the blank until the verdict. Each text has an element of its own, because React cannot change a text that
 * a page translator has replaced.
 */
export function SentenceField({ practice, isHeard = false }: SentenceFieldProps) {
  const { t } = useTranslation();
  const descriptionId = useId();
  const errorId = useId();
  const afterAnswer = useAfterAnswer();
  const { exercise, state } = practice;
  const { isTooLong } = state;
  const { sentence } = exercise;
  const hint = hintAfter(exercise).trimStart();
  const { textBefore, wordBefore, wordAfter, textAfter } = partsAroundBlank(
    isHeard ? BLANK : sentence,
  );
  return (
    <div data-sentence className="flex flex-col gap-2">
      <p
        lang="es"
        className="text-[min(clamp(1.75rem,0.9rem+3.4vw,3rem),6.75dvh)] text-balance font-display leading-[1.2] font-bold tracking-[-0.015em] short:text-2xl short:leading-[1.2]"
      >
        <span id={descriptionId} hidden>
          {`${factsOf(exercise, isHeard).join(", ")}. ${isHeard ? "" : spokenSentence(exercise)}`}
        </span>
        <span data-part="textBefore">{textBefore}</span>
        <span className="whitespace-nowrap">
          <span data-part="wordBefore">{wordBefore}</span>
          <Blank
            practice={practice}
            describedBy={isTooLong ? `${errorId} ${descriptionId}` : descriptionId}
          />
          <span data-part="wordAfter">{wordAfter}</span>
        </span>
        <span data-part="textAfter">{textAfter}</span>
        {hint && (
          <>
            <span className="text-[0.6em] font-semibold"> </span>
            <span
              data-part="hint"
              className="inline-block text-[0.6em] font-semibold text-ink-soft"
            >
              {hint}
            </span>
          </>
        )}
      </p>
      {isTooLong && afterAnswer && (
        <div role="alert">
          <afterAnswer.FieldError id={errorId} error={t("exercise.answerTooLong")} />
        </div>
      )}
    </div>
  );
}
