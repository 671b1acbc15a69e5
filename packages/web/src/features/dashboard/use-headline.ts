import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useNow } from "#lib/use-now.ts";
import { dayPartOf } from "./day-part.ts";
import { type FamilyOverview, isSettled } from "./use-family-overview.ts";

/** The sentence that says what is waiting. */
export function useHeadline(overview: Record<ExerciseKey, FamilyOverview>): string {
  const { t } = useTranslation();
  const now = useNow();
  const families = Object.values(overview);
  const attempts = families.reduce(
    (sum, { progress }) => sum + (progress?.stats.totalAttempts ?? 0),
    0,
  );
  const counts = families.flatMap(({ counts }) => (counts === null ? [] : [counts]));
  const due = counts.reduce((sum, count) => sum + count.due, 0);
  const unseen = counts.reduce((sum, count) => sum + count.unseen, 0);

  if (!families.every(isSettled) || counts.length === 0) return t("dashboard.title");
  if (due > 0) return t("dashboard.waiting", { count: due, context: dayPartOf(new Date(now)) });
  if (attempts === 0) return t("dashboard.firstTime");
  const failed = families.reduce(
    (sum, { progress }) => sum + (progress?.failedItems.length ?? 0),
    0,
  );
  if (failed > 0) return t("dashboard.resisted", { count: failed });
  return unseen > 0 ? t("dashboard.nothingWaiting") : t("dashboard.allDone");
}
