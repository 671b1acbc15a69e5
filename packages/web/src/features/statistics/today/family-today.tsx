import type { Statistics } from "@verbena/core/progress/statistics";
import { successRate } from "@verbena/core/progress/statistics";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatPercent } from "#lib/format.ts";

type FamilyTodayProps = { exerciseKey: ExerciseKey; stats: Statistics };

/** What was answered in a family today. */
export function FamilyToday({ exerciseKey, stats }: FamilyTodayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { todayAttempts, todayCorrect, todayFailed } = stats;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4">
      <span lang="es" className="font-display text-xl font-bold">
        {t(`vocabulary.exercises.${exerciseKey}`)}
      </span>
      {todayAttempts === 0 ? (
        <span className="text-ink-soft">{t("statistics.today.notPractised")}</span>
      ) : (
        <span className="flex flex-wrap gap-x-4 tabular-nums">
          <span className="font-semibold text-leaf">
            {t("statistics.countedRight", { count: todayCorrect })}
          </span>
          <span className="font-semibold text-geranium">
            {t("statistics.countedWrong", { count: todayFailed })}
          </span>
          <span className="min-w-14 text-right font-semibold">
            {formatPercent(language, successRate(todayCorrect, todayAttempts))}
          </span>
        </span>
      )}
    </li>
  );
}
