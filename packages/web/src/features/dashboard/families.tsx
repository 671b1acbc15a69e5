import { allFamilies, type Family, families } from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { useUser } from "#session/use-session.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Placeholder } from "#ui/loading.tsx";
import type { FamilyOverview } from "./family-column.tsx";
import { FamilyColumn, FamilyLinks, FamilySize } from "./family-column.tsx";

/** Up to this many families are shown as columns. */
const COLUMNS_MAX = 3;

type FamiliesProps = { overview: Record<Family, FamilyOverview> };

/** The chosen families: a few as columns, more as a list. */
export function Families({ overview }: FamiliesProps) {
  const { t } = useTranslation();
  const { families: chosen } = useUser();
  return (
    <div className="flex flex-col gap-6">
      {chosen.length <= COLUMNS_MAX ? (
        <ul
          aria-label={t("dashboard.families")}
          className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]"
        >
          {chosen.map((key) => (
            <FamilyColumn key={key} family={key} overview={overview[key]} />
          ))}
        </ul>
      ) : (
        <ManyFamilies chosen={chosen} overview={overview} />
      )}
      {chosen.length < allFamilies.length && (
        <p>
          <TextLink to="/app/profile" hash="practice" className="inline-block py-2.5">
            {t("dashboard.chooseFamilies")}
          </TextLink>
        </p>
      )}
    </div>
  );
}

type ManyFamiliesProps = FamiliesProps & { chosen: readonly Family[] };

/** The families with answers, those with most due cards first. Below, the other families in brief. */
function ManyFamilies({ chosen, overview }: ManyFamiliesProps) {
  const { t } = useTranslation();
  const headingId = useId();
  if (chosen.some((key) => overview[key].progress === null)) {
    return <Placeholder className="h-56" />;
  }
  const isBegun = (key: Family) => (overview[key].progress?.stats.totalAttempts ?? 0) > 0;
  const dueIn = (key: Family) => overview[key].counts?.due ?? 0;
  const begun = chosen.filter(isBegun).toSorted((a, b) => dueIn(b) - dueIn(a));
  const others = chosen.filter((key) => !isBegun(key));
  const failed = chosen.map((key) => overview[key]).filter((family) => family.failed);
  return (
    <>
      {begun.length > 0 && (
        <ul
          aria-label={t("dashboard.families")}
          className="grid grid-cols-1 gap-x-10 border-t border-line sm:grid-cols-2"
        >
          {begun.map((key) => (
            <FamilyRow key={key} family={key} overview={overview[key]} />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <LoadFailure
          text={t("dashboard.exercisesFailed")}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      )}
      {others.length > 0 && (
        <section aria-labelledby={headingId} className="flex flex-col gap-3">
          <h2 id={headingId} className="text-xl">
            {t("dashboard.toDiscover")}
          </h2>
          <ul className="grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((key) => (
              <OtherFamily key={key} family={key} overview={overview[key]} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type FamilyRowProps = { family: Family; overview: FamilyOverview };

/** A family in a row: its level, size, due cards, a button to practise, and links. */
function FamilyRow({ family, overview: { counts, progress } }: FamilyRowProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const { level } = levelProgress(progress?.stats.totalCorrect ?? 0);
  return (
    <li
      aria-labelledby={nameId}
      className="flex flex-wrap items-start gap-3 border-b border-line pt-3 pb-1 sm:gap-4"
    >
      <LevelObject level={level} className="size-10" />
      <div className="min-w-0 flex-[1_1_7rem]">
        <h2 id={nameId} lang="es" className="text-lg leading-tight">
          {families[family].name}
        </h2>
        <p className="flex flex-wrap gap-x-2 text-[0.9375rem] text-ink-soft">
          <span lang="es">{t(`vocabulary.levels.${levelName(level)}`)}</span>
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          <FamilySize family={family} counts={counts} />
        </p>
        <FamilyLinks
          family={family}
          failed={progress?.failedItems.length ?? 0}
          labelledBy={nameId}
        />
      </div>
      <ButtonLink
        aria-describedby={nameId}
        to="/app/exercise/$family"
        params={{ family }}
        variant="secondary"
        size="small"
        className="shrink-0"
      >
        {t("dashboard.practise")}
      </ButtonLink>
    </li>
  );
}

/** A family without answers. Its name is a link to practice. */
function OtherFamily({ family, overview: { counts, progress } }: FamilyRowProps) {
  const nameId = useId();
  return (
    <li aria-labelledby={nameId} className="flex flex-col items-start border-t border-line pt-2">
      <TextLink
        id={nameId}
        lang="es"
        to="/app/exercise/$family"
        params={{ family }}
        className="inline-flex min-h-11 items-center font-display text-lg"
      >
        {families[family].name}
      </TextLink>
      <p className="text-[0.9375rem] text-ink-soft">
        <FamilySize family={family} counts={counts} />
      </p>
      <FamilyLinks family={family} failed={progress?.failedItems.length ?? 0} labelledBy={nameId} />
    </li>
  );
}
