import { levelName, levelProgress } from "@verbena/core/levels";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProgress } from "#progress/use-progress.ts";
import { Drawer } from "#ui/drawer.tsx";
import { BarButton } from "./bar-button.tsx";
import { CountsPanel } from "./counts-panel.tsx";
import { LevelPanel } from "./level-panel.tsx";

type Panel = "today" | "level" | "total";

/** Fixed at the bottom: today, level and total of a family; each opens what is behind it. */
export function StatsBar({ exerciseKey }: { exerciseKey: ExerciseKey }) {
  const { t } = useTranslation();
  const { exercises } = useProgress();
  const [panel, setPanel] = useState<Panel>("today");
  const [open, setOpen] = useState(false);
  const { stats } = exercises[exerciseKey];
  const { level, remaining } = levelProgress(stats.totalCorrect);

  const show = (chosen: Panel) => {
    setPanel(chosen);
    setOpen(true);
  };
  const titles = {
    today: t("statisticsBar.today"),
    level: t("statisticsBar.levelTitle"),
    total: t("statisticsBar.total"),
  };

  return (
    <section
      aria-label={`${t("statisticsBar.label")}, ${t(`vocabulary.exercises.${exerciseKey}`)}`}
      data-stats-bar
      className="fixed inset-x-0 bottom-0 z-20 min-h-(--foot) border-t border-line bg-card pb-[env(safe-area-inset-bottom)] short:hidden [@media(max-height:30rem)]:hidden"
    >
      <p
        aria-hidden
        className="pt-1.5 text-center text-xs leading-none font-semibold text-ink-soft"
      >
        {t(`vocabulary.exercises.${exerciseKey}`)}
      </p>
      <div className="mx-auto grid max-w-3xl grid-cols-3">
        <BarButton label={titles.today} onClick={() => show("today")}>
          {t("statisticsBar.ratio", { correct: stats.todayCorrect, attempts: stats.todayAttempts })}
        </BarButton>
        <BarButton
          label={t(`vocabulary.levels.${levelName(level)}`)}
          onClick={() => show("level")}
          hint={t("statisticsBar.level")}
        >
          {remaining === null
            ? t("statisticsBar.highestShort")
            : t("statisticsBar.remainingShort", { count: remaining })}
        </BarButton>
        <BarButton label={titles.total} onClick={() => show("total")}>
          {t("statisticsBar.number", { count: stats.totalCorrect })}
        </BarButton>
      </div>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="bottom"
        title={titles[panel]}
        closeLabel={t("common.close")}
      >
        <p className="mb-5 text-ink-soft">{t(`vocabulary.exercises.${exerciseKey}`)}</p>
        {panel === "today" && (
          <CountsPanel
            attempts={stats.todayAttempts}
            correct={stats.todayCorrect}
            failed={stats.todayFailed}
          />
        )}
        {panel === "level" && <LevelPanel totalCorrect={stats.totalCorrect} />}
        {panel === "total" && (
          <CountsPanel
            attempts={stats.totalAttempts}
            correct={stats.totalCorrect}
            failed={stats.totalFailed}
          />
        )}
      </Drawer>
    </section>
  );
}
