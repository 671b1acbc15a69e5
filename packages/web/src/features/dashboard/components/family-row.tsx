import { levelName, levelProgress } from "@verbena/core/levels";
import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { LevelBunting } from "#ui/level-bunting.tsx";
import { Placeholder } from "#ui/placeholder.tsx";
import type { FamilyOverview } from "../use-family-overview.ts";
import { FamilyActions } from "./family-actions.tsx";
import { FamilyCounts } from "./family-counts.tsx";

type FamilyRowProps = { exerciseKey: ExerciseKey; overview: FamilyOverview };

/** One family: how much of it there is, how much of it waits, its level, and what one can do. */
export function FamilyRow({ exerciseKey, overview }: FamilyRowProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { counts, progress } = overview;
  return (
    <li aria-labelledby={headingId} className="flex flex-col gap-5 border-t border-line py-8">
      <div className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-5 lg:grid-cols-[1fr_22rem_7rem]">
        <div className="min-w-0">
          <h2 id={headingId} lang="es" className="text-[clamp(1.5rem,1.2rem+1.3vw,2rem)]">
            {t(`vocabulary.exercises.${exerciseKey}`)}
          </h2>
          <p className="mt-1 min-h-6 text-ink-soft">
            {counts !== null && isConjugationKey(exerciseKey) && (
              <>{t("dashboard.verbs", { count: counts.verbs })}, </>
            )}
            {counts !== null && t("dashboard.sentences", { count: counts.sentences })}
          </p>
        </div>
        <div className="lg:order-last">
          <FamilyCounts counts={counts} />
        </div>
        <div className="max-lg:col-span-2 max-lg:max-w-xl">
          {progress === null ? (
            <Placeholder className="h-14" />
          ) : (
            <FamilyLevel totalCorrect={progress.stats.totalCorrect} />
          )}
        </div>
      </div>
      {overview.failed && (
        <Alert
          tone="wrong"
          action={
            <Button size="small" variant="secondary" onClick={overview.retry}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("dashboard.exercisesFailed")}
        </Alert>
      )}
      <FamilyActions
        exerciseKey={exerciseKey}
        due={counts?.due ?? 0}
        failed={progress?.failedItems.length}
        labelledBy={headingId}
      />
    </li>
  );
}

/** The family's level as bunting, and in words below it. */
function FamilyLevel({ totalCorrect }: { totalCorrect: number }) {
  const { t } = useTranslation();
  const { level, done, span, remaining } = levelProgress(totalCorrect);
  const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);
  return (
    <div>
      <LevelBunting done={done} span={span} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-[0.9375rem] font-medium text-ink-soft">
        <span>{t("dashboard.right", { count: totalCorrect, level: nameOf(level) })}</span>
        <span>
          {remaining === null
            ? t("dashboard.highestLevel")
            : t("dashboard.remaining", { count: remaining, level: nameOf(level + 1) })}
        </span>
      </p>
    </div>
  );
}
