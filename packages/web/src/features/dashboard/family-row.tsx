import { levelName, levelProgress } from "@verbena/core/levels";
import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useId } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber } from "#lib/format.ts";
import { LevelBunting } from "#ui/bunting.tsx";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Placeholder } from "#ui/loading.tsx";
import type { FamilyOverview } from "./use-family-overview.ts";

type FamilyRowProps = { exerciseKey: ExerciseKey; overview: FamilyOverview };

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
        <LoadFailure text={t("dashboard.exercisesFailed")} onRetry={overview.retry} />
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

/** The number of due forms in large type, or the number of new forms in smaller type if none are due. */
function FamilyCounts({ counts }: { counts: FamilyOverview["counts"] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (counts === null) return null;
  const { due, unseen } = counts;
  const showsNew = due === 0 && unseen > 0;
  return (
    <p className="flex shrink-0 flex-col items-end text-right text-[0.9375rem] leading-snug text-ink-soft">
      <strong
        className={classNames(
          "font-display leading-none tabular-nums",
          showsNew
            ? "text-2xl font-bold text-ink-soft"
            : "text-[clamp(2rem,1.6rem+1.8vw,3rem)] font-bold text-ink",
        )}
      >
        {formatNumber(language, showsNew ? unseen : due)}
      </strong>
      {showsNew ? (
        <span>{t("dashboard.newForms", { count: unseen })}</span>
      ) : (
        <span>{t(due === 0 ? "dashboard.upToDate" : "dashboard.due")}</span>
      )}
      {due > 0 && unseen > 0 && <span>{t("dashboard.unseen", { count: unseen })}</span>}
    </p>
  );
}

type FamilyActionsProps = {
  exerciseKey: ExerciseKey;
  due: number;
  /** Items on the failed list; undefined until they are loaded. */
  failed: number | undefined;
  /** Id of the family's heading, for screen readers that list links. */
  labelledBy: string;
};

function FamilyActions({ exerciseKey, due, failed, labelledBy }: FamilyActionsProps) {
  const { t } = useTranslation();
  const reviewLabel = t(
    isConjugationKey(exerciseKey) ? "navigation.verbsToReview" : "navigation.sentencesToReview",
  );
  const link = { "aria-describedby": labelledBy, className: "py-2.5" };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <ButtonLink
        aria-describedby={labelledBy}
        to="/app/exercise/$exerciseKey"
        params={{ exerciseKey }}
        variant="secondary"
        size="small"
        className="mr-1"
      >
        {t(due > 0 ? "dashboard.review" : "dashboard.practise")}
      </ButtonLink>
      {isConjugationKey(exerciseKey) && (
        <TextLink {...link} to="/app/packages/$tense" params={{ tense: exerciseKey }}>
          {t("navigation.selections")}
        </TextLink>
      )}
      <TextLink {...link} to="/app/packages/$tense/failed" params={{ tense: exerciseKey }}>
        {reviewLabel}
        {/* Reserves its place, so that the links do not move. */}
        <span className={failed === undefined ? "invisible" : undefined}> ({failed ?? 0})</span>
      </TextLink>
      <TextLink {...link} to="/app/theory/$exerciseKey" params={{ exerciseKey }}>
        {t("navigation.theory")}
      </TextLink>
    </div>
  );
}
