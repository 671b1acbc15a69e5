import { dayIn, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import type { ReviewCounts } from "@verbena/core/session/count-review";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayHeading, formatWeekday } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

/** Says how much the next day with something to answer has, such as tomorrow. Undefined if there is no such day. */
export function useNextDayText({ next }: Pick<ReviewCounts, "next">): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  if (next === null) return undefined;
  const { day, count } = next;
  const today = dayIn(currentInstant(), deviceTimeZone());
  if (day === shiftDay(today, 1)) return t("dashboard.review.tomorrow", { count });
  const name =
    day < shiftDay(today, WEEK_DAYS)
      ? formatWeekday(language, day, "long")
      : formatDayHeading(language, day, today);
  const heading = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  return t("dashboard.review.day", { day: heading, count });
}
