import { useLocation } from "@tanstack/react-router";
import { isFamily } from "@verbena/core/families";
import type { MapSection } from "@verbena/core/knowledge/map-skills";
import type { Skill } from "@verbena/core/knowledge/skill";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "#ui/class-names.ts";
import type { CellStatus } from "./skill-status.ts";

/** The sections that this tab has opened. They stay open when the learner comes back from practice. */
const opened = new Set<MapSection["name"]>();

type FoldedSectionProps = {
  section: MapSection;
  title: string;
  statuses: ReadonlyMap<Skill, CellStatus>;
  children: ReactNode;
};

/** A section of the map as a line with its figures, which opens. It is open at first if the URL names it. */
export function FoldedSection({ section, title, statuses, children }: FoldedSectionProps) {
  const { name, groups } = section;
  const { t } = useTranslation();
  const hash = useLocation({ select: (location) => location.hash });
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isOpen = toggled ?? (opened.has(name) || hash === name);
  const headingId = useId();
  const contentId = useId();
  const found = groups
    .flatMap(({ skills }) => skills)
    .map(({ skill }) => statuses.get(skill) ?? "new");
  const countOf = (...wanted: CellStatus[]) => found.filter((one) => wanted.includes(one)).length;
  const [shown, missing, total] = [countOf("shown"), countOf("missing"), found.length];

  function toggle(): void {
    if (isOpen) opened.delete(name);
    else opened.add(name);
    setToggled(!isOpen);
  }

  return (
    <section
      id={name}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-20 border-t border-line outline-none"
    >
      <h2 className="font-sans">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          className="flex w-full cursor-pointer items-center gap-3 py-3 text-left hover:bg-ink/4"
          onClick={toggle}
        >
          <span className="flex min-w-0 grow flex-col gap-1 sm:flex-row sm:items-baseline sm:gap-4">
            <span
              id={headingId}
              {...(isFamily(name) && { lang: "es" })}
              className="font-display text-xl font-bold"
            >
              {title}
            </span>{" "}
            <span className="text-[0.9375rem] font-normal text-ink-soft tabular-nums">
              {t("ruleMap.counts.shown", { shown, total })}
              {missing > 0 && ` · ${t("ruleMap.counts.missing", { missing })}`}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={classNames("size-5 shrink-0 transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <div
        id={contentId}
        hidden={!isOpen}
        className={isOpen ? "flex flex-col gap-5 pt-2 pb-6" : ""}
      >
        {isOpen && children}
      </div>
    </section>
  );
}
