import { dayIn, type Instant } from "@verbena/core/calendar";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { sinceSignIn } from "../last-sign-in.ts";

/** The day of an instant, where the administrator is. */
export function DayOf({ at }: { at: Instant }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatDay(language, dayIn(at, deviceTimeZone()), "medium")}</time>;
}

/** When somebody signed in last: how long ago, or the day. */
export function LastSignIn({ at }: { at: Instant | null }) {
  const { t } = useTranslation();
  const now = useNow();
  if (at === null) return t("administration.lastSignIn.never");
  const since = sinceSignIn(at, now);
  if (since.unit === "date") return <DayOf at={at} />;
  if (since.unit === "now") return t("administration.lastSignIn.now");
  return (
    <time dateTime={at}>
      {t(`administration.lastSignIn.${since.unit}`, { elapsed: since.elapsed })}
    </time>
  );
}
