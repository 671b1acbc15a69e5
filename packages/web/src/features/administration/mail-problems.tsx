import { useQuery } from "@tanstack/react-query";
import { MINUTE_MS } from "@verbena/core/calendar";
import type { FailedMail, MailState } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatElapsed, formatNumber } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { Alert } from "#ui/alert.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { mailsQuery } from "./api.ts";
import { DayOf } from "./users/user-facts.tsx";

/** The server counts up to this number. */
const COUNTED_MAX = 1000;

/** Mails that wait for another attempt, and mails that were given up. Renders nothing if there are none. */
export function MailProblems() {
  const { t } = useTranslation();
  const countText = useCountText();
  const { data } = useQuery(mailsQuery);
  if (!data) return null;
  const { waiting, failed } = data;
  if (waiting === null && failed.count === 0) return null;
  return (
    <Alert tone="info" className="[&>svg]:mt-0.5 [&>svg]:self-start">
      {waiting && <WaitingMails waiting={waiting} />}
      {failed.count > 0 && (
        <FailedMails
          mails={failed.mails}
          hasMore={failed.mails.length < failed.count}
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
    ? t("administration.mails.underOneMinute")
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

type FailedMailsProps = {
  title: string;
  mails: readonly FailedMail[];
  /** Whether there are more mails than the list shows. */
  hasMore: boolean;
};

function FailedMails({ title, mails, hasMore }: FailedMailsProps) {
  const { t } = useTranslation();
  return (
    <Disclosure label={title}>
      {hasMore && <p>{t("administration.mails.newest", { count: mails.length })}</p>}
      <ul className="border-t border-line">
        {mails.map((mail) => (
          <FailedMailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </Disclosure>
  );
}

function FailedMailRow({ mail }: { mail: FailedMail }) {
  const { t } = useTranslation();
  const { recipient, username, kind, failedAt: at, trouble, reason } = mail;
  return (
    <li className="border-b border-line py-2 [overflow-wrap:anywhere] last:border-b-0">
      <p>
        <span className="font-semibold">{recipient}</span>
        {username !== null && (
          <>
            {" · "}
            <bdi>{username || t("common.nameless")}</bdi>
          </>
        )}
      </p>
      <p className="text-[0.9375rem]">
        {t(`administration.mails.kinds.${kind}`)}
        {at !== null && (
          <>
            {" · "}
            <DayOf at={at} />
          </>
        )}
        {" · "}
        {t(`administration.mails.troubles.${trouble}`)}
        {reason !== null && <span className="text-ink-soft"> ({reason})</span>}
      </p>
    </li>
  );
}
