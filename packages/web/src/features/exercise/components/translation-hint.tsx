import { Languages } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { ExerciseTranslation } from "./exercise-translation.tsx";

/** The translation as a hint before answering, closed until it is asked for. */
export function TranslationHint({ exercise }: { exercise: PracticeExercise }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const language = useLanguage();
  if (language === "es") return null;
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
      {isOpen && <ExerciseTranslation exercise={exercise} />}
    </div>
  );
}
