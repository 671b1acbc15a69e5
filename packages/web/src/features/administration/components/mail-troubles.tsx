import { useQuery } from "@tanstack/react-query";
import type { MailState } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatElapsed, formatNumber } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { Alert } from "#ui/alert.tsx";
import { mailsQuery } from "../api/mails-query.ts";
import { FailedMails } from "./failed-mails.tsx";

/** Counts go so far; there may be more. */
const COUNTED_MAX = 1000;

const MINUTE_MS = 60_000;

/** What keeps mails from leaving; nothing while they leave. */
export function MailTroubles() {
  const { t } = useTranslation();
  const countText = useCountText();
  const { data } = useQuery(mailsQuery);
  if (!data) return null;
  const { waiting, failed } = data;
  if (waiting === null && failed.count === 0) return null;
  return (
    <Alert tone="note" className="[&>svg]:mt-0.5 [&>svg]:self-start">
      {waiting && <WaitingMails waiting={waiting} />}
      {failed.count > 0 && (
        <FailedMails
          mails={failed.mails}
          isCut={failed.mails.length < failed.count}
          title={t("administration.mails.failed", countText(failed.count))}
        />
      )}
    </Alert>
  );
}

function WaitingMails({ waiting }: { waiting: NonNullable<MailState["waiting"]> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const countText = useCountText();
  const { count, since, trouble } = waiting;
  const isRecent = Date.parse(now) - Date.parse(since) < MINUTE_MS;
  const elapsed = isRecent
    ? t("administration.mails.justNow")
    : formatElapsed(language, since, now);
  const why = t(`administration.mails.troubles.${trouble}`);
  return (
    <p className="font-semibold">
      {t("administration.mails.waiting", { ...countText(count), elapsed, why })}
    </p>
  );
}

function useCountText(): (count: number) => { count: number; shown: string } {
  const language = useLanguage();
  return (count) => {
    const number = formatNumber(language, count);
    return { count, shown: count < COUNTED_MAX ? number : `${number}+` };
  };
}
