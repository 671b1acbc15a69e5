import { dayIn } from "@verbena/core/calendar";
import type { LoggedAction } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay, formatTime } from "#lib/format.ts";
import { isolated } from "#lib/isolated.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

/** What an administrator did, to whom or to what, and when. */
export function ActionRow({ action }: { action: LoggedAction }) {
  const { t } = useTranslation();
  const { kind, at, admin, subjects } = action;
  const nameOf = ({ username }: { username: string }) => isolated(username || t("common.nameless"));
  const about = subjects.flatMap(({ target, details }) => [
    ...(target ? [nameOf(target)] : []),
    ...Object.values(details).map(String),
  ]);
  return (
    <li className="flex flex-col gap-x-6 border-b border-line py-3 sm:flex-row sm:justify-between">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{t(`administration.actions.kinds.${kind}`)}</p>
        {about.length > 0 && <p>{about.join(" · ")}</p>}
        <p className="text-[0.9375rem] text-ink-soft">
          {admin
            ? t("administration.actions.by", { name: nameOf(admin) })
            : t("administration.actions.byNobody")}
        </p>
      </div>
      <Moment at={at} />
    </li>
  );
}

function Moment({ at }: { at: string }) {
  const language = useLanguage();
  const zone = deviceTimeZone();
  return (
    <time
      dateTime={at}
      className="shrink-0 text-[0.9375rem] whitespace-nowrap text-ink-soft tabular-nums"
    >
      {formatDay(language, dayIn(at, zone), "medium")}, {formatTime(language, at, zone)}
    </time>
  );
}
