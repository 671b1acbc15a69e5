import { definitionOf, type Family, isConjugationFamily } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import type { FamilyCard } from "@verbena/core/progress/card";
import { useTranslation } from "#i18n/use-translation.ts";

type FamilySizeProps = {
  family: Family;
  /** The cards that the learner practises. Null until they are loaded. */
  cards: readonly FamilyCard[] | null;
};

/**
 * The size of a family: the number of verbs and forms, or of sentences. Needs the texts of the namespace `dashboard`.
 */
export function FamilySize({ family, cards }: FamilySizeProps) {
  const { t } = useTranslation();
  const definition = definitionOf(family);
  if (definition.kind === "conjugation" && definition.shownSize !== undefined) {
    const { verbs, sentences } = definition.shownSize;
    return `${t("dashboard.verbs", { count: verbs })} · ${t("dashboard.sentences", { count: sentences })}`;
  }
  if (cards === null) return null;
  if (!isConjugationFamily(family)) return t("dashboard.sentences", { count: cards.length });
  const verbs = new Set(cards.map(({ item }) => readItem(family, item).verb)).size;
  return `${t("dashboard.verbs", { count: verbs })} · ${t("dashboard.forms", { count: cards.length })}`;
}
