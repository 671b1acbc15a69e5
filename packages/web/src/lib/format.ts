import { DAY_MS, type Day, type Instant, MINUTE_MS } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";

/** The locales of dates. English dates are British: day before month. */
const dateLocale = { fr: "fr", nl: "nl", es: "es", en: "en-GB" } as const satisfies Record<
  Language,
  string
>;

/** Between groups of three digits. Spanish writes four digits without it. */
const groupSeparator: Record<Language, string> = { fr: "\u202f", nl: ".", es: ".", en: "," };

/** @example 1 234, 1.234 or 1,234 */
export function formatNumber(language: Language, value: number): string {
  // The first use of Intl takes a phone a tenth of a second, and the dashboard shows only such numbers.
  if (Number.isSafeInteger(value) && value >= 0) {
    const isGrouped = value >= (language === "es" ? 10_000 : 1_000);
    return isGrouped
      ? String(value).replace(/\B(?=(\d{3})+$)/g, groupSeparator[language])
      : `${value}`;
  }
  return new Intl.NumberFormat(language).format(value);
}

/** @example 67 % or 67% */
export function formatPercent(language: Language, percent: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100);
}

/** @example 3 mars 2026 (medium), mardi 3 mars 2026 (full) */
export function formatDay(language: Language, day: Day, style: "medium" | "full"): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    dateStyle: style,
    timeZone: "UTC",
  }).format(new Date(day));
}

/** A day of this year: 12 déc. (short), 12 décembre (long). */
export function formatShortDay(
  language: Language,
  day: Day,
  month: "short" | "long" = "short",
): string {
  return new Intl.DateTimeFormat(dateLocale[language], {
    day: "numeric",
    month,
    timeZone: "UTC",
  }).format(new Date(day));
}

/** A day of this year with its weekday: mardi 12 décembre. After an article in French and Spanish: jusqu’au, hasta el. */
export function formatDayAndWeekday(language: Language, day: Day): string {
  const date = formatShortDay(language, day, "long");
  // Only the first of the month is an ordinal number: le 1er décembre.
  const named = language === "fr" ? date.replace(/^1 /, "1er ") : date;
  return `${formatWeekday(language, day, "long")} ${named}`;
}

/** The short name of a day's month: mars, mrt. */
export function formatMonth(language: Language, day: Day): string {
  return new Intl.DateTimeFormat(dateLocale[language], { month: "short", timeZone: "UTC" }).format(
    new Date(day),
  );
}

/** A day of the week, long (mardi), short (mar., di), or as a letter (M, D). */
export function formatWeekday(
  language: Language,
  day: Day,
  style: "long" | "short" | "narrow",
): string {
  return new Intl.DateTimeFormat(dateLocale[language], { weekday: style, timeZone: "UTC" }).format(
    new Date(day),
  );
}

/** The time of day of an instant in a time zone: 18:30. */
export function formatTime(language: Language, instant: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLocale[language], { timeStyle: "short", timeZone }).format(
    new Date(instant),
  );
}

/** A waiting time, rounded up: dans 12 minutes, dans 2 heures. */
export function formatWait(language: Language, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const format = new Intl.RelativeTimeFormat(language);
  return minutes < 60
    ? format.format(minutes, "minute")
    : format.format(Math.ceil(minutes / 60), "hour");
}

/** A number of days from now: demain, dans 6 jours. */
export function formatDaysAhead(language: Language, days: number): string {
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
}

/** A duration in its largest whole unit: 40 min, 3 h, 2 j. */
export function formatElapsed(language: Language, from: Instant, to: Instant): string {
  const minutes = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
  const [count, unit] =
    minutes < 60
      ? ([minutes, "minute"] as const)
      : minutes < 48 * 60
        ? ([Math.floor(minutes / 60), "hour"] as const)
        : ([Math.floor(minutes / (24 * 60)), "day"] as const);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(
    count,
  );
}

/** A day within a sentence: aujourd’hui, hier, mardi 3 mars 2026. */
export function formatDayName(language: Language, day: Day, today: Day): string {
  const ago = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return ago === 0 || ago === -1
    ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(ago, "day")
    : formatDay(language, day, "full");
}

/** A past day within a sentence: aujourd’hui, hier, mardi; before the last week mardi 3 mars 2026. */
export function formatRecentDay(language: Language, day: Day, today: Day): string {
  const ago = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  return ago > 1 && ago < 7
    ? formatWeekday(language, day, "long")
    : formatDayName(language, day, today);
}

/** A day as a heading: Aujourd’hui, Hier, Mardi 3 mars 2026. */
export function formatDayHeading(language: Language, day: Day, today: Day): string {
  const name = formatDayName(language, day, today);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A user's text in a Unicode isolate. Without it, an Arabic name would reorder the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
