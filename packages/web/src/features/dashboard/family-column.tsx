import { levelName, levelProgress } from "@verbena/core/levels";
import { type ExerciseKey, families, isConjugationKey } from "@verbena/core/vocabulary";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#progress/level-object.tsx";
import { LevelBunting } from "#ui/bunting.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Placeholder } from "#ui/loading.tsx";
import type { FamilyOverview } from "./use-family-overview.ts";

type FamilyColumnProps = { exerciseKey: ExerciseKey; overview: FamilyOverview };

/** A family: its level, what is due, and its links. */
export function FamilyColumn({ exerciseKey, overview }: FamilyColumnProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { counts, progress } = overview;
  const isNew = progress?.stats.totalAttempts === 0;
  return (
    <li aria-labelledby={headingId} className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={headingId} lang="es" className="text-xl">
            {families[exerciseKey].name}
          </h2>
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
      <FamilyLinks
        exerciseKey={exerciseKey}
        failed={progress?.failedItems.length ?? 0}
        labelledBy={headingId}
      />
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

type FamilyLinksProps = {
  exerciseKey: ExerciseKey;
  /** Items on the failed list. */
  failed: number;
  /** Id of the family's heading, for screen readers that list links. */
  labelledBy: string;
};

function FamilyLinks({ exerciseKey, failed, labelledBy }: FamilyLinksProps) {
  const { t } = useTranslation();
  const isTense = isConjugationKey(exerciseKey);
  const link = { "aria-describedby": labelledBy, className: "py-2.5" };
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <ButtonLink
        aria-describedby={labelledBy}
        to="/app/exercise/$exerciseKey"
        params={{ exerciseKey }}
        variant="secondary"
        size="small"
        className="my-1"
      >
        {t("dashboard.practise")}
      </ButtonLink>
      {isTense && (
        <TextLink {...link} to="/app/packages/$tense" params={{ tense: exerciseKey }}>
          {t("navigation.selections")}
        </TextLink>
      )}
      {failed > 0 && (
        <TextLink {...link} to="/app/packages/$tense/failed" params={{ tense: exerciseKey }}>
          {t(isTense ? "navigation.verbsToReview" : "navigation.sentencesToReview")} ({failed})
        </TextLink>
      )}
      <TextLink {...link} to="/app/theory/$exerciseKey" params={{ exerciseKey }}>
        {t("navigation.theory")}
      </TextLink>
    </div>
  );
}
