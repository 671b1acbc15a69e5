import { Languages } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";

/** The sentence in the learner's language. Null without a sentence, and if the learner's language is Spanish. */
export function useTranslationOf(exercise: ShownExercise): string | null {
  const language = useLanguage();
  if (language === "es" || exercise.kind === "drill") return null;
  return exercise.translations[language];
}

export function TranslationHint({ exercise }: { exercise: ShownExercise }) {
  const [isOpen, setOpen] = useState(false);
  const translation = useTranslationOf(exercise);
  if (translation === null) return null;
  return (
    <div className="flex flex-col gap-2">
      <TranslationButton isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && <p className="text-ink-soft">{translation}</p>}
    </div>
  );
}

type TranslationButtonProps = { isOpen: boolean; onClick?: () => void };

export function TranslationButton({ isOpen, onClick }: TranslationButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-lg font-semibold text-ink-soft hover:text-ink"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Languages aria-hidden className="size-5" />
      {t("exercise.translation")}
    </button>
  );
}
