import type { FormParts } from "@verbena/core/conjugation/form";
import { useTranslation } from "react-i18next";

/** How a form is built: `habl + é`. */
export function Construction({ parts }: { parts: FormParts }) {
  const { t } = useTranslation();
  const { before, stem, ending } = parts;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-sm text-ink-soft">{t("exercise.construction")}</span>
      <span lang="es" className="font-semibold">
        {before}
        {stem} <span aria-hidden>+</span> <span className="text-marigold-ink">{ending}</span>
      </span>
    </p>
  );
}
