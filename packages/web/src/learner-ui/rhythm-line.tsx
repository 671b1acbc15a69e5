import { weekOf } from "@verbena/core/progress/rhythm";
import { useTranslation } from "#i18n/use-translation.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { usePractisedDays } from "#progress/use-recent-days.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";

type RhythmLineProps = {
  /** Answers of today. */
  answered: number;
  className?: string | undefined;
};

/**
 * Today's answers beside the daily aim, and the week's days of practice. Needs the texts of the namespace `dashboard`.
 */
export function RhythmLine({ answered, className }: RhythmLineProps) {
  const { t } = useTranslation();
  const { dailyAim, practiceDays } = useUser();
  const practised = usePractisedDays();
  const week = weekOf(practised, currentInstant(), deviceTimeZone(), practiceDays);
  return (
    <p className={classNames("flex flex-wrap gap-x-6 text-ink-soft", className)}>
      <span>
        {answered >= dailyAim
          ? t("dashboard.aimMet", { count: answered })
          : t("dashboard.aim", { answers: answered, aim: dailyAim })}
      </span>
      <span>
        {week.isKept
          ? t("dashboard.weekKept", { count: week.done })
          : t("dashboard.week", { done: week.done, aim: practiceDays })}
      </span>
      {!week.isKept && week.freeDaysLeft > 0 && (
        <span>{t("dashboard.freeDays", { count: week.freeDaysLeft })}</span>
      )}
    </p>
  );
}
