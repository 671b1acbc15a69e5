import { translationLanguages } from "@verbena/core/vocabulary";
import type { CaredExercise } from "@verbena/server/client";
import { useTranslation } from "react-i18next";

/** A sentence with its answer and its translations, and what is particular about it. */
export function CaredSentence({ exercise }: { exercise: CaredExercise }) {
  const { t } = useTranslation();
  const { text, isHidden, correction } = exercise;
  const hasState =
    correction !== null && (correction.changes.length > 0 || correction.state === "file-changed");
  return (
    <>
      <p lang="es" className="text-lg font-semibold">
        {text.sentence}
      </p>
      <p lang="es">→ {text.correctAnswer}</p>
      <ul className="text-[0.9375rem] text-ink-soft">
        {translationLanguages.map((language) => (
          <li key={language} lang={language}>
            {text[language]}
          </li>
        ))}
      </ul>
      {(isHidden || hasState) && (
        <ul className="flex flex-wrap gap-2">
          {isHidden && <Mark>{t("contentCare.states.hidden")}</Mark>}
          {hasState && <Mark>{t(`contentCare.states.${correction.state}`)}</Mark>}
        </ul>
      )}
    </>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <li className="rounded-full bg-marigold-wash px-2.5 py-0.5 text-sm font-medium text-marigold-ink">
      {children}
    </li>
  );
}
