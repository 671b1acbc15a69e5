import { type Counters, successRate } from "@verbena/core/progress/statistics";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { LevelPanel } from "./level-panel.tsx";

export type Panel = "today" | "level" | "total";

type StatisticsPanelProps = { panel: Panel; stats: Counters };

/** The content of a drawer of the statistics bar. */
export function StatisticsPanel({ panel, stats }: StatisticsPanelProps) {
  switch (panel) {
    case "today":
      return (
        <CountsPanel
          attempts={stats.todayAttempts}
          correct={stats.todayCorrect}
          failed={stats.todayFailed}
        />
      );
    case "level":
      return <LevelPanel totalCorrect={stats.totalCorrect} />;
    case "total":
      return (
        <CountsPanel
          attempts={stats.totalAttempts}
          correct={stats.totalCorrect}
          failed={stats.totalFailed}
        />
      );
  }
}

type CountsPanelProps = { attempts: number; correct: number; failed: number };

/** The counts of today or of all time, with room for seven digits. */
function CountsPanel({ attempts, correct, failed }: CountsPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figure = (value: number) => formatNumber(language, value);
  const rate = formatPercent(language, successRate(correct, attempts));
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[repeat(4,auto)]">
      <Figure term={t("statisticsBar.attempts")} value={figure(attempts)} />
      <Figure term={t("statisticsBar.correct")} value={figure(correct)} ink="text-leaf" />
      <Figure term={t("statisticsBar.failed")} value={figure(failed)} ink="text-geranium" />
      <Figure term={t("statisticsBar.rate")} value={rate} />
    </dl>
  );
}

type FigureProps = { term: string; value: string; ink?: string };

function Figure({ term, value, ink = "text-ink" }: FigureProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-[0.9375rem] text-ink-soft">{term}</dt>
      <dd
        className={`order-1 font-display text-[clamp(1.5rem,7vw,2.25rem)] font-bold whitespace-nowrap tabular-nums ${ink}`}
      >
        {value}
      </dd>
    </div>
  );
}
