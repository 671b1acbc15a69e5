import type { GuideSection } from "@verbena/content/theory/load-guide";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";

/** `xl` in classes: leaves room for the contents beside the guide. */
const WIDE = "(min-width: 80rem)";

/** Links to the sections of a guide: beside it, or folded above it on a narrow screen. */
export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isWide] = useState(() => window.matchMedia(WIDE).matches);
  return (
    <nav
      aria-labelledby={titleId}
      className="xl:sticky xl:top-21 xl:col-start-2 xl:row-start-1 xl:max-h-[calc(100dvh-10.5rem)] xl:overflow-y-auto xl:overscroll-contain xl:px-1 xl:[scrollbar-width:thin] print:hidden"
    >
      <details open={isWide} className="group border-y border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-sm [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="text-xl">
            {t("theory.contents")}
          </h2>
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}

function SectionLinks({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <ul className="gap-x-8 pb-3 sm:max-xl:columns-2">
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
  );
}
