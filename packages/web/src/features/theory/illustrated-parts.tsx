import type { GuideExample, SectionIllustrations } from "@verbena/content/theory/load-guide";
import { Check, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { roomForSound, type SoundButtonSlot } from "#speech/sound-button-props.ts";
import { classNames } from "#ui/class-names.ts";

/*
 * Components for the illustrations of a section. The application loads them after the text is shown, like the
 * illustrations.
 */

export type GuideExamplesProps = { examples: readonly GuideExample[] };

/** Sentences with their translation, which can be heard. Asterisks mark the words that the section explains. */
export function GuideExamples(props: GuideExamplesProps & { SoundButton?: SoundButtonSlot }) {
  const { examples, SoundButton } = props;
  const { t } = useTranslation();
  return (
    <ul aria-label={t("theory.examples")} className="flex max-w-prose flex-col gap-3">
      {examples.map(({ es, translation }, index) => {
        const [before, marked, after] = es.split("*");
        return (
          <li key={es} className="border-l-4 border-marigold pl-4">
            <p className={classNames("text-lg font-semibold", roomForSound)}>
              <span lang="es">
                {before}
                <mark className="-mx-0.5 rounded-md bg-marigold-wash px-0.5 text-marigold-ink">
                  {marked}
                </mark>
                {after}
              </span>
              {SoundButton && (
                <SoundButton text={es.replaceAll("*", "")} isFirst={index === 0} place="text" />
              )}
            </p>
            {translation !== null && <p className="text-ink-soft">{translation}</p>}
          </li>
        );
      })}
    </ul>
  );
}

export type SectionQuestionProps = { question: NonNullable<SectionIllustrations["question"]> };

/** A short question about a section. Explains the answer at once and does not record it. */
export function SectionQuestion({ question }: SectionQuestionProps) {
  const { t } = useTranslation();
  const sentenceId = useId();
  const [chosen, setChosen] = useState<string>();
  const { es, options, answer, why } = question;
  const isAnswered = chosen !== undefined;
  return (
    <QuestionFrame es={es} answer={isAnswered ? answer : null} sentenceId={sentenceId}>
      <fieldset aria-labelledby={sentenceId} className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isRight = isAnswered && option === answer;
          const isMistake = option === chosen && !isRight;
          return (
            <button
              key={option}
              type="button"
              lang="es"
              aria-disabled={isAnswered || undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 rounded-xl border-2 px-4 font-semibold",
                !isAnswered && "border-edge bg-card hover:border-ink active:bg-marigold-wash",
                isRight && "border-leaf bg-card text-leaf",
                isMistake && "border-geranium bg-card text-geranium line-through",
                isAnswered && !isRight && !isMistake && "border-transparent text-ink-soft",
              )}
              onClick={() => setChosen(chosen ?? option)}
            >
              {isRight && <Check aria-hidden className="size-4 shrink-0" />}
              {isMistake && <X aria-hidden className="size-4 shrink-0" />}
              {option}
            </button>
          );
        })}
      </fieldset>
      <div role="status">
        {isAnswered && (
          <p>
            <SpanishText
              text={t(chosen === answer ? "theory.isRight" : "theory.isWrong", { answer })}
            />{" "}
            <SpanishText text={why} />
          </p>
        )}
      </div>
    </QuestionFrame>
  );
}

type QuestionFrameProps = {
  /** A sentence with a blank. */
  es: string;
  /** What is in the blank; null if nothing. */
  answer: string | null;
  sentenceId: string;
  children: ReactNode;
};

/** The frame of a question, with its sentence. */
export function QuestionFrame({ es, answer, sentenceId, children }: QuestionFrameProps) {
  const { t } = useTranslation();
  const [before, after] = es.split("_____");
  return (
    <div className="flex max-w-prose flex-col gap-3 rounded-2xl bg-azulejo-wash p-4 sm:p-5 print:hidden">
      <p className="font-semibold text-azulejo">{t("theory.question")}</p>
      <p id={sentenceId} lang="es" className="text-lg font-semibold">
        {before}
        {answer === null ? (
          <>
            <span aria-hidden>_____</span>
            <span className="sr-only">…</span>
          </>
        ) : (
          <span className="text-leaf">{answer}</span>
        )}
        {after}
      </p>
      {children}
    </div>
  );
}
