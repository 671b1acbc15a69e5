import { useId } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { QuestionFrame, type SectionQuestionProps } from "./illustrated-parts.tsx";

/** A question about a section whose answer opens without a script. */
export function QuestionWithAnswer({ question }: SectionQuestionProps) {
  const { t } = useTranslation();
  const sentenceId = useId();
  const { es, options, answer, why } = question;
  return (
    <QuestionFrame es={es} answer={null} sentenceId={sentenceId}>
      <ul aria-labelledby={sentenceId} lang="es" className="flex list-disc flex-wrap gap-x-8 pl-5">
        {options.map((option) => (
          <li key={option} className="font-semibold">
            {option}
          </li>
        ))}
      </ul>
      <Disclosure label={t("theory.showAnswer")}>
        <p>
          <span lang="es" className="font-semibold text-leaf">
            {answer}
          </span>
          {" · "}
          <SpanishText text={why} />
        </p>
      </Disclosure>
    </QuestionFrame>
  );
}
