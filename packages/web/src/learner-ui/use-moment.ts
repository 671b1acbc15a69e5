import { dayIn, type Instant } from "@verbena/core/calendar";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDayAndWeekday, formatTime } from "#lib/format.ts";

/** A function that says an instant in words: the day, jeudi 3 décembre, and the time of the class, 18:00. */
export function useMoment(timeZone: string): (instant: Instant) => { day: string; time: string } {
  const language = useLanguage();
  return (instant) => {
    const day = dayIn(instant, timeZone);
    return {
      day: formatDayAndWeekday(language, day),
      time: formatTime(language, instant, timeZone),
    };
  };
}
