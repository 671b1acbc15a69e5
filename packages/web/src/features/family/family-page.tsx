import { definitionOf, type Family, families, isConjugationFamily } from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import { countWaiting } from "@verbena/core/session/order-session";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { FamilySize } from "#learner-ui/family-size.tsx";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { useNow } from "#lib/server-clock.ts";
import { useFamilyCards } from "#progress/use-family-cards.ts";
import { useProgress, useScheduler } from "#progress/use-progress.ts";
import { LevelBunting } from "#ui/bunting.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";

/** A family's own page: its level, practice, and everything else that belongs to it. */
export function FamilyPage({ family }: { family: Family }) {
  const { t } = useTranslation();
  const { status, exercises, retry } = useProgress();
  const { cards, isFailed, retry: retryCards } = useFamilyCards()[family];
  const { name } = families[family];
  const { totalCorrect, totalAttempts } = exercises[family].stats;
  return (
    <PageBody>
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <PageHeading title={name}>
            <span lang="es">{name}</span>
          </PageHeading>
          <p className="mt-2 min-h-[1lh] text-lg text-ink-soft">
            <FamilySize family={family} cards={cards} />
          </p>
        </div>
        <LevelObject level={levelProgress(totalCorrect).level} className="size-16 sm:size-20" />
      </div>
      <Level totalCorrect={totalCorrect} />
      {status === "failed" && <LoadFailure text={t("progress.loadFailed")} onRetry={retry} />}
      {isFailed && <LoadFailure text={t("dashboard.exercisesFailed")} onRetry={retryCards} />}
      <div className="flex flex-col items-start gap-3">
        <ButtonLink
          to="/app/exercise/$family"
          params={{ family }}
          className="min-h-14 px-8 text-lg"
        >
          {t("dashboard.practise")}
        </ButtonLink>
        <p className="min-h-[1lh] text-ink-soft">
          {totalAttempts > 0 && cards !== null && <DueNow family={family} cards={cards} />}
        </p>
      </div>
      <FamilyLinks family={family} failed={exercises[family].failedItems.length} />
    </PageBody>
  );
}

function Level({ totalCorrect }: { totalCorrect: number }) {
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

type DueNowProps = {
  family: Family;
  cards: NonNullable<ReturnType<typeof useFamilyCards>[Family]["cards"]>;
};

/** How many cards of the family the scheduler calls due. Not all of them need to be for today. */
function DueNow({ family, cards }: DueNowProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { exercises } = useProgress();
  const { scheduler } = useScheduler();
  const { due } = countWaiting(cards, exercises[family].cards, now);
  return t("dashboard.dueBy", { count: due, scheduler: scheduler === null ? "SM-2" : "FSRS" });
}

type FamilyLinksProps = {
  family: Family;
  /** Items on the failed list. */
  failed: number;
};

function FamilyLinks({ family, failed }: FamilyLinksProps) {
  const { t } = useTranslation();
  const definition = definitionOf(family);
  const isConjugation = isConjugationFamily(family);
  return (
    <ul className="border-t border-line">
      {isConjugation && (
        <Row>
          <TextLink to="/app/packages/$family" params={{ family }} className={rowLink}>
            {t("navigation.selections")}
          </TextLink>
        </Row>
      )}
      <Row>
        <TextLink to="/app/packages/$family/failed" params={{ family }} className={rowLink}>
          {t(isConjugation ? "navigation.verbsToReview" : "navigation.sentencesToReview")}
        </TextLink>
        {failed > 0 && <span className="font-semibold tabular-nums">{failed}</span>}
      </Row>
      <Row>
        <TextLink to="/app/theory/$family" params={{ family }} className={rowLink}>
          {t("navigation.theory")}
        </TextLink>
      </Row>
      <Row>
        <TextLink to="/app/rules" hash={family} className={rowLink}>
          {t("dashboard.ruleMap")}
        </TextLink>
      </Row>
      <Row>
        <TextLink to="/app/board" search={{ family }} className={rowLink}>
          {t("navigation.board")}
        </TextLink>
      </Row>
      <Row>
        <TextLink to="/app/print" search={{ family }} className={rowLink}>
          {t("navigation.print")}
        </TextLink>
      </Row>
      {definition.kind === "conjugation" && (
        <Row>
          <TextLink
            to="/app/verbs"
            search={{ verb: SAMPLE_VERB }}
            hash={definition.tenses[0]}
            className={rowLink}
          >
            {t("navigation.verbTables")}
          </TextLink>
        </Row>
      )}
    </ul>
  );
}

/** The verb of the table: the regular one that the guides begin with. */
const SAMPLE_VERB = "hablar";

/** The target is as high as the row. */
const rowLink = "inline-flex min-h-13 items-center";

function Row({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line text-lg">
      {children}
    </li>
  );
}
