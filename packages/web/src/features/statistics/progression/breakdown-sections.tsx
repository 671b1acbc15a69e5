import {
  asksWord,
  type Family,
  families,
  isConjugationFamily,
  isVerbGiven,
} from "@verbena/core/families";
import { levelName, levelProgress } from "@verbena/core/levels";
import { successRate } from "@verbena/core/progress/statistics";
import type { Breakdown } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelObject } from "#learner-ui/level-object.tsx";
import { ShareBar } from "#learner-ui/share-bar.tsx";
import { formatPercent } from "#lib/format.ts";
import { useItemLabel } from "#progress/use-exercises.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { LevelBunting } from "#ui/bunting.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { breakdownQuery, type FamilyFilter, useStatistics } from "../api.ts";
import { Section } from "../components.tsx";
import { ItemsTable } from "./items-table.tsx";

/** Results per person and per verb, or per choice and per sentence. Renders nothing without answers. */
export function BreakdownSections({ family }: { family: FamilyFilter }) {
  const { t } = useTranslation();
  const query = useStatistics(breakdownQuery(family));
  const kind = asksForms(family) ? "forms" : "words";
  const contextKind = contextKindOf(family);
  return (
    <QueryContent query={query} failure={t("statistics.loadFailed")}>
      {({ items, contexts }) =>
        items.length > 0 && (
          <>
            <Section title={t(`statistics.contexts.${contextKind}`)}>
              <ContextList label={t(`statistics.contexts.${contextKind}`)} contexts={contexts} />
            </Section>
            <Section title={t(`statistics.items.${kind}`)}>
              {family === "all" ? (
                <ItemsTable kind={kind} rows={items.map((one) => ({ ...one, label: one.item }))} />
              ) : (
                <ItemsOfFamily family={family} items={items} />
              )}
            </Section>
          </>
        )
      }
    </QueryContent>
  );
}

type ItemsOfFamilyProps = { family: Family; items: Breakdown["items"] };

function ItemsOfFamily({ family, items }: ItemsOfFamilyProps) {
  const labelOf = useItemLabel(family);
  return (
    <ItemsTable
      kind={asksForms(family) ? "forms" : "words"}
      rows={items.map((counts) => ({ ...counts, label: labelOf(counts.item) }))}
    />
  );
}

/** Whether results are counted by verb forms. For all families together, they are. */
const asksForms = (family: FamilyFilter) => family === "all" || isConjugationFamily(family);

/** Persons, or what the learner chooses. */
function contextKindOf(family: FamilyFilter) {
  if (family === "all" || isConjugationFamily(family)) return "forms";
  if (asksWord(family)) return "words";
  return isVerbGiven(family) ? "tenses" : "verbs";
}

type ContextListProps = { label: string; contexts: Breakdown["contexts"] };

/** Persons, or choices of a fill-in family, each with its success rate. */
function ContextList({ label, contexts }: ContextListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ol aria-label={label} className="grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
      {contexts.map(({ context, attempts, correct }) => {
        const rate = successRate(correct, attempts);
        return (
          <ShareBar
            key={context}
            name={<span lang="es">{context}</span>}
            figures={
              <>
                {t("statistics.countedAnswers", { count: attempts })} ·{" "}
                <strong className="text-ink">{formatPercent(language, rate)}</strong>
              </>
            }
            percent={rate}
            className="bg-leaf"
          />
        );
      })}
    </ol>
  );
}

/** Up to this many chosen families, all are listed. Otherwise only families with answers. */
const FEW_FAMILIES = 4;

/** A longer list shows short strings without the drawings: beginners' levels would show the same one many times. */
const DRAWINGS_MAX = 3;

const SHORT_STRING = 7;

export function LevelsSection() {
  const { t } = useTranslation();
  const { exercises } = useProgress();
  const { families: chosen } = useUser();
  const listed = chosen.filter(
    (key) => chosen.length <= FEW_FAMILIES || exercises[key].stats.totalAttempts > 0,
  );
  return (
    <Section title={t("statistics.levels.title")}>
      <ul
        aria-label={t("statistics.levels.title")}
        className="grid grid-cols-1 gap-x-10 gap-y-7 md:grid-cols-3"
      >
        {listed.map((key) => (
          <FamilyLevel
            key={key}
            family={key}
            totalCorrect={exercises[key].stats.totalCorrect}
            isDrawn={listed.length <= DRAWINGS_MAX}
          />
        ))}
      </ul>
    </Section>
  );
}

type FamilyLevelProps = {
  family: Family;
  totalCorrect: number;
  /** Whether the drawing of the level is shown. */
  isDrawn: boolean;
};

function FamilyLevel({ family, totalCorrect, isDrawn }: FamilyLevelProps) {
  const { t } = useTranslation();
  const { level, done, span, remaining } = levelProgress(totalCorrect);
  const nameOf = (index: number) => t(`vocabulary.levels.${levelName(index)}`);
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center gap-3">
        {isDrawn && <LevelObject level={level} className="size-10" />}
        <p lang="es" className="min-w-0 leading-tight">
          <span className="block font-display text-lg font-bold">{nameOf(level)}</span>
          <span className="text-[0.9375rem] text-ink-soft">{families[family].name}</span>
        </p>
      </div>
      {isDrawn ? (
        <LevelBunting done={done} span={span} />
      ) : (
        <LevelBunting done={done} span={span} flags={SHORT_STRING} className="max-w-40" />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-ink-soft">
        <span>{t("statistics.countedRight", { count: totalCorrect })}</span>
        <span>
          {remaining === null
            ? t("statistics.levels.highest")
            : t("statistics.levels.remaining", { count: remaining, level: nameOf(level + 1) })}
        </span>
      </p>
    </li>
  );
}
