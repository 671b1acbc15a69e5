import { dayIn, shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import type { BacklogPlan, ReviewCounts } from "@verbena/core/session/count-review";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayHeading, formatTime, formatWeekday } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

/** Texts for a review in which nothing is due: that it is done, and how many cards are due next. */
export function useNothingDueTexts({ next }: Pick<ReviewCounts, "next">): {
  done: string;
  /** Undefined if no card will be due. */
  next: string | undefined;
} {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeZone = deviceTimeZone();
  const today = dayIn(currentInstant(), timeZone);
  if (next === null) return { done: t("dashboard.review.doneToday"), next: undefined };
  const { at, day, count } = next;
  if (day === today) {
    const time = formatTime(language, at, timeZone);
    return {
      done: t("dashboard.review.doneNow"),
      next: t("dashboard.review.laterToday", { time, count }),
    };
  }
  const done = t("dashboard.review.doneToday");
  if (day === shiftDay(today, 1)) return { done, next: t("dashboard.review.tomorrow", { count }) };
  const name =
    day < shiftDay(today, WEEK_DAYS)
      ? formatWeekday(language, day, "long")
      : formatDayHeading(language, day, today);
  const heading = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  return { done, next: t("dashboard.review.day", { day: heading, count }) };
}

/**
 * Describes a backlog that is spread over several days: how many cards are for today, or that these are done, and when
 * the rest comes.
 */
export function useBacklogText(): (backlog: BacklogPlan) => string {
  const { t } = useTranslation();
  return ({ today, days }) => {
    if (today === 0) {
      return days === 1
        ? t("dashboard.review.backlogDoneTomorrow")
        : t("dashboard.review.backlogDone", { days });
    }
    return days === 1
      ? t("dashboard.review.backlogTomorrow", { today })
      : t("dashboard.review.backlog", { today, days });
  };
}
