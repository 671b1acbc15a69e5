import type { LoggedAction, LoggedSubject } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber, formatTime } from "#lib/format.ts";
import { isolated } from "#lib/isolated.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { ActionSubjects } from "./action-subjects.tsx";

/** What an administrator did, how often, to whom or to what, and when on its day. */
export function ActionRow({ action }: { action: LoggedAction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind, at, count } = action;
  return (
    <li className="flex gap-x-4 border-b border-line py-3 sm:gap-x-6">
      <time dateTime={at} className="w-12 shrink-0 text-ink-soft tabular-nums">
        {formatTime(language, at, deviceTimeZone())}
      </time>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          {count > 1 && `${formatNumber(language, count)} × `}
          {t(`administration.actions.kinds.${kind}`)}
        </p>
        <ActionSubjects action={action} />
        <p className="text-[0.9375rem] text-ink-soft">
          <Doer action={action} />
        </p>
      </div>
    </li>
  );
}

function Doer({ action: { admin, formerAdmin, subjects } }: { action: LoggedAction }) {
  const { t } = useTranslation();
  if (admin) {
    return t("administration.actions.by", {
      name: isolated(admin.username || t("common.nameless")),
    });
  }
  if (formerAdmin) return t("administration.actions.byFormer", { mark: formerAdmin });
  return t(`administration.actions.${subjects.some(isOfCommandLine) ? "byCommand" : "byNobody"}`);
}

const isOfCommandLine = ({ details }: LoggedSubject) => "from" in details;
