import {
  highestLevel,
  levelName,
  levelNames,
  levelProgress,
  levelThresholds,
} from "@verbena/core/levels";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { LevelBunting } from "#ui/bunting.tsx";

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
