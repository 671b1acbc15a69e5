import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useItemLabel } from "#progress/use-item-label.ts";
import { Loaded } from "#ui/loaded.tsx";
import { breakdownQuery } from "../api/breakdown-query.ts";
import { Section } from "../components/section.tsx";
import { useStatistics } from "../use-statistics.ts";
import { ContextList } from "./context-list.tsx";
import { ItemsTable } from "./items-table.tsx";

/** Results per verb and per person, or per sentence and per word; nothing for who has no answers. */
export function BreakdownSections({ family }: { family: ExerciseKey }) {
  const { t } = useTranslation();
  const query = useStatistics(breakdownQuery(family));
  const labelOf = useItemLabel(family);
  const kind = isConjugationKey(family) ? "forms" : "words";
  return (
    <Loaded query={query} failure={t("statistics.loadFailed")}>
      {({ items, contexts }) =>
        items.length > 0 && (
          <>
            <Section title={t(`statistics.contexts.${kind}`)}>
              {(headingId) => <ContextList contexts={contexts} labelledBy={headingId} />}
            </Section>
            <Section title={t(`statistics.items.${kind}`)}>
              {(headingId) => (
                <ItemsTable
                  family={family}
                  rows={items.map((counts) => ({ ...counts, label: labelOf(counts.item) }))}
                  labelledBy={headingId}
                />
              )}
            </Section>
          </>
        )
      }
    </Loaded>
  );
}
