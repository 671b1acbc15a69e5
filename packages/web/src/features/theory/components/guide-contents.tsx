import type { GuideSection } from "@verbena/content/theory/load-guide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";

/** The sections of a guide, as links to them. */
export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <nav
      aria-labelledby={titleId}
      className="rounded-2xl border border-line bg-card p-4 sm:p-6 print:hidden"
    >
      <h2 id={titleId} className="mb-2 text-xl">
        {t("theory.contents")}
      </h2>
      <ul className="gap-x-8 sm:columns-2">
        {sections.map(({ id, level, title }) => (
          <li key={id} className={classNames("break-inside-avoid", level === 3 && "pl-5")}>
            <a
              href={`#${id}`}
              className={classNames(
                linkClass,
                "inline-flex min-h-11 items-center",
                level === 3 && "font-normal!",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
