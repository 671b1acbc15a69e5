import type { FormParts } from "@verbena/spanish";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";

type ConstructionProps = {
  parts: FormParts;
  /** Classes of its size. */
  className: string;
};

/** The stem and the ending of the right form, with its pronouns. */
export function Construction({ parts, className }: ConstructionProps) {
  const { t } = useTranslation();
  return (
    <p className={classNames("font-display leading-tight font-bold wrap-anywhere", className)}>
      <span className="sr-only">{t("verdict.construction")} </span>
      <span lang="es">
        <span>{parts.before}</span>
        <span className="text-leaf">{parts.stem}</span> <span aria-hidden>+</span>{" "}
        <span className="text-marigold-ink">{parts.ending}</span>
        <span>{parts.after}</span>
      </span>
    </p>
  );
}
