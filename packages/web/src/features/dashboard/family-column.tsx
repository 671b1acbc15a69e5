import { type Family, families } from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { LevelBunting } from "#ui/bunting.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Placeholder } from "#ui/loading.tsx";
import { FamilyLinks } from "./family-links.tsx";
import { FamilySize } from "./family-size.tsx";
import type { FamilyOverview } from "./use-family-overview.ts";

type FamilyColumnProps = { family: Family; overview: FamilyOverview };

/** A family: how much it has, its level, what is due, and its links. */
export function FamilyColumn({ family, overview }: FamilyColumnProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { counts, progress } = overview;
  const isNew = progress?.stats.totalAttempts === 0;
  return (
    <li aria-labelledby={headingId} className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} lang="es" className="text-xl">
            {families[family].name}
          </h2>
          <p className="min-h-6 text-[0.9375rem] text-ink-soft">
            <FamilySize family={family} counts={counts} />
          </p>
          <p className="min-h-6 text-ink-soft">
            {counts !== null && !isNew && <DueCount due={counts.due} />}
          </p>
        </div>
        <LevelObject level={progress ? levelProgress(progress.stats.totalCorrect).level : 0} />
      </div>
      {progress === null && <Placeholder className="h-14" />}
      {progress !== null && !isNew && (
        <div>
          <Level totalCorrect={progress.stats.totalCorrect} />
        </div>
      )}
      {overview.failed && (
        <LoadFailure text={t("dashboard.exercisesFailed")} onRetry={overview.retry} />
      )}
      <div className="flex flex-col items-start gap-1">
        <ButtonLink
          aria-describedby={headingId}
          to="/app/exercise/$family"
          params={{ family }}
          variant="secondary"
          size="small"
        >
          {t("dashboard.practise")}
        </ButtonLink>
        <FamilyLinks
          family={family}
          failed={progress?.failedItems.length ?? 0}
          labelledBy={headingId}
        />
      </div>
    </li>
  );
}

/** How much of a family is due, in words. */
export function DueCount({ due }: { due: number }) {
  const { t } = useTranslation();
  if (due === 0) return t("dashboard.upToDate");
  return <strong className="text-ink">{t("dashboard.dueCount", { count: due })}</strong>;
}

/** Fewer answers to the next level are worth a closer look. */
const NEARLY_THERE = 5;

function Level({ totalCorrect }: { totalCorrect: number }) {
  const { t } = useTranslation();
  const { level, done, span, remaining } = levelProgress(totalCorrect);
  const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);
  return (
    <>
      <LevelBunting done={done} span={span} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-[0.9375rem] font-medium text-ink-soft">
        <span>{t("dashboard.right", { count: totalCorrect, level: nameOf(level) })}</span>
        <span
          className={
            remaining !== null && remaining < NEARLY_THERE ? "font-bold text-ink" : undefined
          }
        >
          {remaining === null
            ? t("dashboard.highestLevel")
            : t("dashboard.remaining", { count: remaining, level: nameOf(level + 1) })}
        </span>
      </p>
    </>
  );
}
