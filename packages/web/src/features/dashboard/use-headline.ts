import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNow } from "#lib/use-now.ts";
import { type FamilyOverview, hasLoaded } from "./use-family-overview.ts";

export function useHeadline(overview: Record<ExerciseKey, FamilyOverview>): string {
  const { t } = useTranslation();
  const now = useNow();
  const families = Object.values(overview);
  const counts = families.flatMap(({ counts }) => (counts === null ? [] : [counts]));
  const progress = families.flatMap(({ progress }) => (progress === null ? [] : [progress]));
  const due = sum(counts.map((count) => count.due));
  const unseen = sum(counts.map((count) => count.unseen));
  const attempts = sum(progress.map(({ stats }) => stats.totalAttempts));
  const failed = sum(progress.map(({ failedItems }) => failedItems.length));

  if (!families.every(hasLoaded) || counts.length === 0) return t("dashboard.title");
  if (due > 0) return t(`dashboard.waiting.${dayPartOf(new Date(now))}`, { count: due });
  if (attempts === 0) return t("dashboard.firstTime");
  if (failed > 0) return t("dashboard.resisted", { count: failed });
  return unseen > 0 ? t("dashboard.nothingWaiting") : t("dashboard.allDone");
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const NIGHT_ENDS_HOUR = 4;
const NOON_HOUR = 12;
const EVENING_HOUR = 18;

/** The part of the day by the device's clock. The evening lasts until 4 a.m. */
export function dayPartOf(moment: Date): "morning" | "afternoon" | "evening" {
  const hour = moment.getHours();
  if (hour >= EVENING_HOUR || hour < NIGHT_ENDS_HOUR) return "evening";
  return hour < NOON_HOUR ? "morning" : "afternoon";
}
