import { definitionOf, type Family } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import type { FamilyOverview } from "./use-family-overview.ts";

type FamilySizeProps = { family: Family; counts: FamilyOverview["counts"] };

/** How much there is to practise in a family: verbs and their forms, or sentences. */
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
