import { dayIn, daysFrom } from "@verbena/core/calendar";
import type { BacklogParts } from "@verbena/core/session/backlog-parts";
import type { ReviewCounts } from "@verbena/core/session/count-review";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayHeading, formatTime } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "./time-zone.ts";

/** When nothing is due: that it is done, and how many cards are due next. */
export function useRestTexts({ next }: Pick<ReviewCounts, "next">): {
  done: string;
  /** Undefined if no card will be due. */
  next: string | undefined;
} {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeZone = deviceTimeZone();
  const [today, tomorrow] = daysFrom(dayIn(currentInstant(), timeZone), 2);
  if (next === null) return { done: t("dashboard.review.doneToday"), next: undefined };
  const { at, day, count } = next;
  if (day === today) {
    const time = formatTime(language, at, timeZone);
    return {
      done: t("dashboard.review.doneNow"),
      next: t("dashboard.review.today", { time, count }),
    };
  }
  return {
    done: t("dashboard.review.doneToday"),
    next:
      day === tomorrow
        ? t("dashboard.review.tomorrow", { count })
        : t("dashboard.review.day", { day: formatDayHeading(language, day, today ?? day), count }),
  };
}

/** A backlog in parts: what is for today, or that today's part is done, and when the rest comes. */
export function usePartsText(): (parts: BacklogParts) => string {
  const { t } = useTranslation();
  return ({ today, days }) => {
    if (today === 0) {
      return days === 1
        ? t("dashboard.review.partDoneTomorrow")
        : t("dashboard.review.partDone", { days });
    }
    return days === 1
      ? t("dashboard.review.partsTomorrow", { today })
      : t("dashboard.review.parts", { today, days });
  };
}
