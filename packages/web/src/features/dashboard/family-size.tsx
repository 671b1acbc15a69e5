import { type Family, isConjugationFamily } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import type { FamilyOverview } from "./use-family-overview.ts";

/** What the specification says of a family. */
const specified: Partial<Record<Family, { verbs: number; sentences: number }>> = {
  "preterito-indefinido": { verbs: 54, sentences: 324 },
};

type FamilySizeProps = { family: Family; counts: FamilyOverview["counts"] };

/** How much there is to practise in a family: verbs and their forms, or sentences. */
export function FamilySize({ family, counts }: FamilySizeProps) {
  const { t } = useTranslation();
  const fixed = specified[family];
  if (fixed !== undefined) {
    return `${t("dashboard.verbs", { count: fixed.verbs })} · ${t("dashboard.sentences", { count: fixed.sentences })}`;
  }
  if (counts === null) return null;
  const { verbs, cards } = counts;
  return isConjugationFamily(family)
    ? `${t("dashboard.verbs", { count: verbs })} · ${t("dashboard.forms", { count: cards })}`
    : t("dashboard.sentences", { count: cards });
}
