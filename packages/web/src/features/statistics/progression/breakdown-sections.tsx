import { asksWord, type Family, isConjugationFamily, isVerbGiven } from "@verbena/core/families";
import { successRate } from "@verbena/core/progress/statistics";
import type { Breakdown } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatPercent } from "#lib/format.ts";
import { useItemLabel } from "#progress/use-exercises.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { Section } from "../components/section.tsx";
import { ShareBar } from "../components/share-bar.tsx";
import { breakdownQuery, type FamilyFilter, useStatistics } from "../queries.ts";
import { ItemsTable } from "./items-table.tsx";

/** Results per person and per verb, or per choice and per sentence; nothing without answers. */
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

/** All families together are counted by their verb forms. */
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
