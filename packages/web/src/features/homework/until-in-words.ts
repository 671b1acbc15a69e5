import { dayIn, type Instant, shiftDay } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";
import type { Translate } from "#i18n/translate.ts";
import { formatDayAndWeekday, formatTime } from "#lib/format.ts";

type Frame = { now: Instant; timeZone: string; language: Language };

/** Until when an assignment is to be done, in the time of its class. On the last two days, it says so. */
export function untilInWords(t: Translate, until: Instant, frame: Frame): string {
  const { now, timeZone, language } = frame;
  const lastDay = dayIn(until, timeZone);
  const today = dayIn(now, timeZone);
  const day = formatDayAndWeekday(language, lastDay);
  if (endsWithItsDay(until, timeZone)) {
    if (until < now) return t("homework.wasUntil", { day });
    if (lastDay === today) return t("homework.untilToday");
    if (lastDay === shiftDay(today, 1)) return t("homework.untilTomorrow");
    return t("homework.until", { day });
  }
  const time = formatTime(language, until, timeZone);
  if (until < now) return t("homework.wasUntilTime", { day, time });
  if (lastDay === today) return t("homework.untilTodayTime", { time });
  const text = t("homework.untilTime", { day, time });
  return lastDay === shiftDay(today, 1) ? `${t("homework.untilTomorrow")}. ${text}` : text;
}

const MINUTE_MS = 60_000;

/** Whether the next minute is on another day. */
function endsWithItsDay(until: Instant, timeZone: string): boolean {
  const later = new Date(Date.parse(until) + MINUTE_MS).toISOString();
  return dayIn(later, timeZone) !== dayIn(until, timeZone);
}
