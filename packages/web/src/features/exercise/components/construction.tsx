import type { FormParts } from "@verbena/core/conjugation/form";
import { useTranslation } from "react-i18next";

/** How a form is built: `habl + é`. */
export function Construction({ parts }: { parts: FormParts }) {
  const { t } = useTranslation();
  const { before, stem, ending } = parts;
  return (
    <div>
      <dt className="text-sm text-ink-soft">{t("exercise.construction")}</dt>
      <dd lang="es" className="text-2xl leading-tight font-semibold sm:text-3xl">
        {before}
        <span className="text-leaf">{stem}</span> <span aria-hidden>+</span>{" "}
        <span className="text-marigold-ink">{ending}</span>
      </dd>
    </div>
  );
}
