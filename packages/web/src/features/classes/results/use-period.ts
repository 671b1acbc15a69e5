import { dayIn, type Instant } from "@verbena/core/calendar";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayAndWeekday } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";

type Period = { from: Instant; until: Instant };

/**
 * A function that says in words when an assignment begins, unless it has begun, and when it ends: À partir du jeudi 3
 * décembre · Jusqu’au mardi 8 décembre.
 *
 * @param timeZone IANA name of the class's time zone
 */
export function usePeriod(timeZone: string): (period: Period) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const dayOf = (instant: Instant) => formatDayAndWeekday(language, dayIn(instant, timeZone));
  return ({ from, until }) => {
    const end = until < now ? "ended" : "until";
    return [
      ...(from > now ? [t("classResults.homework.from", { day: dayOf(from) })] : []),
      t(`classResults.homework.${end}`, { day: dayOf(until) }),
    ].join(" · ");
  };
}
