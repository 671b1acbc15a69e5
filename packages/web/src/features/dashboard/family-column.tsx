import { readItem } from "@verbena/core/conjugation/family-item";
import {
  definitionOf,
  type Family,
  families,
  forEveryFamily,
  isConjugationFamily,
} from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { countWaiting } from "@verbena/core/session/order-session";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { useNow } from "#lib/server-clock.ts";
import { useFamilyCards } from "#progress/use-family-cards.ts";
import { useProgress } from "#progress/use-progress.ts";
import { LevelBunting } from "#ui/bunting.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Placeholder } from "#ui/loading.tsx";

type FamilyColumnProps = { family: Family; overview: FamilyOverview };

/** A family in a column: its size, level, due cards, and links. */
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

/** With at most this many answers to the next level, the text says how many. */
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

type FamilySizeProps = { family: Family; counts: FamilyOverview["counts"] };

/** The size of a family: the number of verbs and forms, or of sentences. */
export function FamilySize({ family, counts }: FamilySizeProps) {
  const { t } = useTranslation();
  const definition = definitionOf(family);
  if (definition.kind === "conjugation" && definition.shownSize !== undefined) {
    const { verbs, sentences } = definition.shownSize;
    return `${t("dashboard.verbs", { count: verbs })} · ${t("dashboard.sentences", { count: sentences })}`;
  }
  if (counts === null) return null;
  const { verbs, cards } = counts;
  return definition.kind === "conjugation"
    ? `${t("dashboard.verbs", { count: verbs })} · ${t("dashboard.forms", { count: cards })}`
    : t("dashboard.sentences", { count: cards });
}

type FamilyLinksProps = {
  family: Family;
  /** Items on the failed list. */
  failed: number;
  /** Id of the family's heading, for screen readers that list links. */
  labelledBy: string;
};

/** Links to a family's selections, failed list, and guide, on one line. */
export function FamilyLinks({ family, failed, labelledBy }: FamilyLinksProps) {
  const { t } = useTranslation();
  const link = {
    "aria-describedby": labelledBy,
    className: "inline-flex min-h-11 items-center text-[0.9375rem]",
  };
  return (
    <div className="flex flex-wrap gap-x-4">
      {isConjugationFamily(family) && (
        <TextLink {...link} to="/app/packages/$family" params={{ family: family }}>
          {t("navigation.selections")}
        </TextLink>
      )}
      {failed > 0 && (
        <TextLink {...link} to="/app/packages/$family/failed" params={{ family: family }}>
          {t("dashboard.failedList", { count: failed })}
        </TextLink>
      )}
      <TextLink {...link} to="/app/theory/$family" params={{ family }}>
        {t("navigation.theory")}
      </TextLink>
    </div>
  );
}

export type FamilyOverview = {
  /** Null until it is loaded. */
  progress: ExerciseProgress | null;
  /**
   * Counts for the persons that the learner practises. `verbs` is 0 in a fill-in family. Null until cards and progress
   * are loaded.
   */
  counts: { verbs: number; cards: number; due: number; unseen: number } | null;
  failed: boolean;
  retry: () => void;
};

export function useFamilyOverview(): Record<Family, FamilyOverview> {
  const now = useNow();
  const { status, exercises } = useProgress();
  const families = useFamilyCards();
  return forEveryFamily((key) => {
    const { cards, isFailed: failed, retry } = families[key];
    const progress = status === "loading" ? null : exercises[key];
    if (cards === null || progress === null) return { progress, counts: null, failed, retry };
    const verbs = isConjugationFamily(key)
      ? new Set(cards.map(({ item }) => readItem(key, item).verb)).size
      : 0;
    const waiting = countWaiting(cards, progress.cards, now);
    return { progress, counts: { verbs, cards: cards.length, ...waiting }, failed, retry };
  });
}
