import type { SectionIllustrations } from "@verbena/content/theory/load-guide";
import { Check, X } from "lucide-react";
import { useId, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";

type SectionQuestionProps = { question: NonNullable<SectionIllustrations["question"]> };

/** A short question about a section. The answer is explained at once, and is not recorded. */
export function SectionQuestion({ question }: SectionQuestionProps) {
  const { t } = useTranslation();
  const sentenceId = useId();
  const [chosen, setChosen] = useState<string>();
  const { es, options, answer, why } = question;
  const [before, after] = es.split("_____");
  const isAnswered = chosen !== undefined;
  return (
    <div className="flex max-w-prose flex-col gap-3 rounded-2xl bg-azulejo-wash p-4 sm:p-5 print:hidden">
      <p className="font-semibold text-azulejo">{t("theory.question")}</p>
      <p id={sentenceId} lang="es" className="text-lg font-semibold">
        {before}
        {isAnswered ? <span className="text-leaf">{answer}</span> : <span aria-hidden>_____</span>}
        {!isAnswered && <span className="sr-only">…</span>}
        {after}
      </p>
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
    </div>
  );
}
