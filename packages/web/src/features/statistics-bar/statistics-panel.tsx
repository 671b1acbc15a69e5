import {
  highestLevel,
  levelName,
  levelNames,
  levelProgress,
  levelThresholds,
} from "@verbena/core/levels";
import { type Counters, successRate } from "@verbena/core/progress/statistics";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { LevelBunting } from "#ui/bunting.tsx";

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

/** Progress to the next level, and the list of all levels. */
export function LevelPanel({ totalCorrect }: { totalCorrect: number }) {
  const { t } = useTranslation();
  const progress = levelProgress(totalCorrect);
  const next = Math.min(progress.level + 1, highestLevel);
  return (
    <div className="flex flex-col gap-5">
      <LevelBunting done={progress.done} span={progress.span} />
      <p className="font-display text-xl font-bold">
        {progress.remaining === null
          ? t("statisticsBar.highest")
          : t("statisticsBar.remaining", {
              count: progress.remaining,
              level: t(`vocabulary.levels.${levelName(next)}`),
            })}
      </p>
      <ol aria-label={t("statisticsBar.levels")} className="flex flex-col">
        {levelNames.map((name, level) => (
          <LevelRow key={name} level={level} current={level === progress.level} />
        ))}
      </ol>
    </div>
  );
}

type LevelRowProps = { level: number; current: boolean };

function LevelRow({ level, current }: LevelRowProps) {
  const { t } = useTranslation();
  const threshold = levelThresholds[level] ?? 0;
  return (
    <li
      aria-current={current ? "step" : undefined}
      className="-mx-3 flex items-center gap-3 rounded-xl px-3 py-1.5 leading-snug aria-[current=step]:bg-marigold-wash"
    >
      <LevelObject level={level} className="size-10" />
      <span className="font-semibold">{t(`vocabulary.levels.${levelName(level)}`)}</span>
      <span className="ml-auto text-right text-[0.9375rem] text-ink-soft">
        {current && (
          <>
            <strong className="text-ink">{t("statisticsBar.current")}</strong>
            <br />
          </>
        )}
        {threshold === 0
          ? t("statisticsBar.start")
          : t("statisticsBar.threshold", { count: threshold })}
      </span>
    </li>
  );
}
