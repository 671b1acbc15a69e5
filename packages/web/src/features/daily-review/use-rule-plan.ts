import { useQuery } from "@tanstack/react-query";
import type { PlannedCard, RulePlan } from "@verbena/server/client";
import { useEffect, useState } from "react";
import { useTranslation, withNamespaces } from "#i18n/use-translation.ts";
import { useProgressValue } from "#progress/progress-provider.tsx";
import { useUser } from "#session/use-session.ts";
import { showToast } from "#ui/show-toast.ts";

/** Few learners review by rule. The others do not load what it needs. */
const loadPlanner = () => withNamespaces(import("./load-rule-plan.ts"), "settings");

/** Whether this tab has said that the review goes form by form. */
let hasSaid = false;

/**
 * The cards that a review by rule asks. Undefined while they are loading; null for a review form by form, as the learner
 * has chosen, or for now.
 */
export function useRulePlan(isAsked: boolean): readonly PlannedCard[] | null | undefined {
  const { t } = useTranslation();
  const isByRule = useUser().reviewOrder !== "form" && isAsked;
  const version = useProgressValue((progress) => progress.version);
  // The plan of a round stays while its answers change the progress.
  const [kept, setKept] = useState<RulePlan>();
  const { data } = useQuery({
    // A new version of the progress gets a new plan.
    queryKey: ["rule-plan", version],
    queryFn: async () => (await loadPlanner()).loadRulePlan(),
    enabled: isByRule && kept === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
  if (kept === undefined && data !== undefined) setKept(data);
  const cards = isByRule ? kept?.cards : null;
  const hasTurned = isByRule && cards === null;
  useEffect(() => {
    if (!hasTurned || hasSaid) return;
    hasSaid = true;
    showToast(t("settings.reviewOrder.formByForm"));
  }, [hasTurned, t]);
  return cards;
}
