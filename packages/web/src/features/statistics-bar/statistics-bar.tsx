import { type Family, families } from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import { sumStatistics } from "@verbena/core/progress/statistics";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useProgress } from "#progress/use-progress.ts";
import { classNames } from "#ui/class-names.ts";
import { bottomBarClass } from "#ui/frame-classes.ts";
import { Later } from "#ui/later.tsx";
import { Drawer, useOverlay } from "#ui/overlays.tsx";
import type { Panel } from "./statistics-panel.tsx";

/** Placeholder for a figure that is not loaded yet. */
const UNKNOWN = "…";

type StatisticsBarProps = {
  family: Family;
  /** Whether the figures of today and the total are for all families. The level is always that of one family. */
  isOverall: boolean;
};

/** A bar at the bottom with figures of today, level and total. Each opens a drawer. */
export function StatisticsBar(props: StatisticsBarProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={`${t("statisticsBar.label")}, ${families[props.family].name}`}
      data-stats-bar
      className={classNames(bottomBarClass, "left-(--side-navigation-width)")}
    >
      <Later>
        <Figures {...props} />
      </Later>
    </section>
  );
}

function Figures({ family, isOverall }: StatisticsBarProps) {
  const { t } = useTranslation();
  const { status, exercises } = useProgress();
  const [panel, setPanel] = useState<Panel>("today");
  const [open, setOpen] = useState(false);
  const panels = useOverlay("statistics-panels", () => import("./statistics-panel.tsx"), open);
  const { stats: ofFamily } = exercises[family];
  const stats = isOverall ? sumStatistics(exercises) : ofFamily;
  const { level, remaining } = levelProgress(ofFamily.totalCorrect);
  const isLoaded = status !== "loading";
  const name = isLoaded ? families[family].name : "\u00a0";
  const familyName = (
    <p
      aria-hidden
      className="hidden items-center pr-1 text-[0.9375rem] font-semibold whitespace-nowrap text-ink-soft @2xl:flex"
    >
      {name}
    </p>
  );

  function show(chosen: Panel): void {
    setPanel(chosen);
    setOpen(true);
  }
  const titles = {
    today: t("statisticsBar.today"),
    level: t("statisticsBar.levelTitle"),
    total: t("statisticsBar.total"),
  };

  /** The progress to the next level, or the name of the highest level. */
  function levelText(): string {
    const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);
    if (remaining === null) return nameOf(level);
    return t("statisticsBar.toNext", { count: remaining, level: nameOf(level + 1) });
  }

  return (
    <>
      <div className="stage-column flex h-full items-stretch justify-center gap-x-[min(0.25rem,1vw)] sm:gap-x-3">
        {!isOverall && familyName}
        <BarButton label={titles.today} onClick={() => show("today")}>
          {isLoaded
            ? t("statisticsBar.ratio", {
                correct: stats.todayCorrect,
                attempts: stats.todayAttempts,
              })
            : UNKNOWN}
        </BarButton>
        {isOverall && familyName}
        <BarButton label={t("statisticsBar.level")} onClick={() => show("level")} above={name}>
          {isLoaded ? levelText() : UNKNOWN}
        </BarButton>
        <BarButton label={titles.total} onClick={() => show("total")}>
          {isLoaded ? t("statisticsBar.number", { count: stats.totalCorrect }) : UNKNOWN}
        </BarButton>
      </div>
      <Drawer
        open={open && panels !== undefined}
        onOpenChange={setOpen}
        side="bottom"
        title={titles[panel]}
      >
        <p className="mb-5 text-ink-soft">
          {isOverall && panel !== "level" ? t("statisticsBar.allFamilies") : families[family].name}
        </p>
        {panels && (
          <panels.StatisticsPanel panel={panel} stats={panel === "level" ? ofFamily : stats} />
        )}
      </Drawer>
    </>
  );
}

type BarButtonProps = {
  label: string;
  /** Shown in place of the label on phones, where labels are above the figures. On wider screens, it is hidden. */
  above?: string;
  onClick: () => void;
  children: string;
};

// The limits in vw keep the three figures apart with large text on phones. The panels show the figures in full size.
const labelClass = "text-[min(0.8125rem,4.1vw)] text-ink-soft @2xl:text-[0.9375rem]";

function BarButton({ label, above, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-11 min-w-11 flex-col items-center justify-center gap-x-1.5 px-[min(0.25rem,1vw)] leading-tight @2xl:flex-row @2xl:px-2 -outline-offset-4 hover:bg-ink/5 focus-visible:shadow-[inset_0_0_0_6px_var(--ink)]"
    >
      <span className={above === undefined ? labelClass : "sr-only"}>{label} </span>
      {above && (
        <span aria-hidden className={classNames(labelClass, "@2xl:hidden")}>
          {above}
        </span>
      )}
      <span className="font-display text-[min(clamp(0.875rem,4.2vw,1.0625rem),4.4vw)] font-bold whitespace-nowrap tabular-nums">
        {children}
      </span>
    </button>
  );
}
