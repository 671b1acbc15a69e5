import { weekOf } from "@verbena/core/progress/rhythm";
import { useTranslation } from "#i18n/use-translation.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { usePractisedDays } from "#progress/use-recent-days.ts";
import { useUser } from "#session/use-session.ts";

/** The current week of the learner, from Monday to Sunday. */
export function useWeek() {
  const { practiceDays } = useUser();
  const practised = usePractisedDays();
  return weekOf(practised, currentInstant(), deviceTimeZone(), practiceDays);
}

/** The week's days of practice, and how many days are left for the others. Needs the texts of the namespace `dashboard`. */
export function RhythmLine() {
  const { t } = useTranslation();
  const { practiceDays } = useUser();
  const { done, daysLeft, isKept } = useWeek();
  const missing = practiceDays - done;
  return (
    <p className="text-ink-soft">
      {isKept
        ? t("dashboard.weekKept", { count: done })
        : t("dashboard.week", { count: done, aim: practiceDays })}{" "}
      {!isKept && daysLeft >= missing && t("dashboard.daysLeft", { count: daysLeft, missing })}
    </p>
  );
}
