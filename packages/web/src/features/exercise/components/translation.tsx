import { Languages } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";

/** The sentence in the learner's language, unless that is Spanish. */
export function Translation({ exercise }: { exercise: ShownExercise }) {
  const language = useLanguage();
  if (language === "es" || exercise.kind === "drill") return null;
  return <p className="text-ink-soft">{exercise.translations[language]}</p>;
}

export function TranslationHint({ exercise }: { exercise: ShownExercise }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (useLanguage() === "es" || exercise.kind === "drill") return null;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        className="inline-flex min-h-11 items-center gap-2 rounded-lg font-semibold text-ink-soft hover:text-ink"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        <Languages aria-hidden className="size-5" />
        {t("exercise.translation")}
      </button>
      {isOpen && <Translation exercise={exercise} />}
    </div>
  );
}
