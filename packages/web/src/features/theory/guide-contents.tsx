import type { Guide } from "@verbena/content/theory/load-guide";
import { ChevronDown } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { LevelMark } from "./section-parts.tsx";

type GuideContentsProps = {
  sections: Guide["sections"];
  /** Whether the list is open at first, and stays open after a click. */
  isOpen: boolean;
};

/** Links to the sections of a guide: beside it, or collapsed above it on a narrow screen. */
export function GuideContents({ sections, isOpen }: GuideContentsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const details = useRef<HTMLDetailsElement>(null);

  /** Closes the list after a click: above the guide, it would cover the section. */
  function close(): void {
    if (!isOpen && details.current) details.current.open = false;
  }

  return (
    <nav
      aria-labelledby={titleId}
      // Sticks below the top bar to stay in reach in a long guide.
      className="sticky top-(--sticky-top) z-10 bg-paper max-xl:-mx-4 max-xl:px-4 sm:max-xl:-mx-8 sm:max-xl:px-8 [@media(max-height:30rem)]:static xl:top-[calc(var(--sticky-top)+1.5rem)] xl:col-start-2 xl:row-start-1 xl:max-h-[calc(100dvh-10.5rem)] xl:overflow-y-auto xl:overscroll-contain xl:px-1 xl:[scrollbar-width:thin] print:hidden"
    >
      <details ref={details} data-contents open={isOpen} className="group border-y border-line">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-sm [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="text-xl">
            {t("theory.contents")}
          </h2>
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="max-xl:max-h-[60dvh] max-xl:overflow-y-auto max-xl:overscroll-contain">
          <SectionLinks sections={sections} onFollow={close} />
        </div>
      </details>
    </nav>
  );
}

type SectionLinksProps = { sections: Guide["sections"]; onFollow: () => void };

function SectionLinks({ sections, onFollow }: SectionLinksProps) {
  return (
    <ul className="gap-x-8 pb-3 sm:max-xl:columns-2">
      {sections.map(({ id, depth, level, title }) => (
        <li
          key={id}
          className={classNames(
            "flex items-baseline justify-between gap-3 break-inside-avoid",
            depth === 3 && "pl-5",
          )}
        >
          <a
            href={`#${id}`}
            onClick={onFollow}
            className={classNames(
              linkClass,
              "inline-flex min-h-11 items-center py-1",
              depth === 3 && "font-normal!",
            )}
          >
            {title}
          </a>
          <LevelMark level={level} />
        </li>
      ))}
    </ul>
  );
}
