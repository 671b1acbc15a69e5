import type { FailedMail } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#ui/disclosure.tsx";
import { DayOf } from "./user-times.tsx";

type FailedMailsProps = {
  title: string;
  mails: readonly FailedMail[];
  /** Whether there are more than these. */
  isCut: boolean;
};

/** Mails that were given up: to whom, what for and why, on demand. */
export function FailedMails({ title, mails, isCut }: FailedMailsProps) {
  const { t } = useTranslation();
  return (
    <Disclosure label={title}>
      {isCut && <p>{t("administration.mails.newest", { count: mails.length })}</p>}
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
  const { recipient, username, kind, failed_at: at, trouble, reason } = mail;
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
