import { type Language, languages } from "@verbena/core/vocabulary";
import type { ExerciseForReview } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#ui/disclosure.tsx";

type ExplainedTextsProps = {
  exercise: ExerciseForReview;
  /** Whether they are to be in sight from the beginning. */
  open: boolean;
};

/** What learners read after their answer: the explanation, which other sentences share, and the note. */
export function ExplainedTexts({ exercise: { explanation, text }, open }: ExplainedTextsProps) {
  const { t } = useTranslation();
  if (!explanation) return null;
  const { noteFr: fr, noteNl: nl, noteEs: es, noteEn: en } = text;
  const hasNote = es !== null;
  return (
    <Disclosure label={t(`contentCare.explanation.${hasNote ? "withNote" : "title"}`)} open={open}>
      <TextInEveryLanguage text={explanation.text} />
      {hasNote && (
        <>
          <p className="mt-2 text-[0.9375rem] font-semibold">{t("contentCare.explanation.note")}</p>
          <TextInEveryLanguage text={{ fr, nl, es, en }} />
        </>
      )}
    </Disclosure>
  );
}

/** A text that learners read, in each of their languages. */
export function TextInEveryLanguage({ text }: { text: Record<Language, string | null> }) {
  return (
    <ul className="flex flex-col gap-1 text-[0.9375rem] text-ink-soft">
      {languages.map((language) => (
        <li key={language} lang={language}>
          {text[language]}
        </li>
      ))}
    </ul>
  );
}
