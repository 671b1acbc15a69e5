import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";
import { QrCode } from "#ui/qr-code.tsx";

type NewClassProps = {
  classId: string;
  code: string;
  /** An assignment that the teacher can look at as a pupil. */
  assignmentId: string | undefined;
};

/** A class without pupils: how they come in. */
export function NewClass({ classId, code, assignmentId }: NewClassProps) {
  const { t } = useTranslation();
  const address = `${window.location.origin}/join/${code}`;
  return (
    <section className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-ink-soft">{t("classResults.start.code")}</p>
        <p className="font-display text-[clamp(2.5rem,1.5rem+5vw,5rem)] leading-none font-bold tracking-wider tabular-nums">
          {grouped(code)}
        </p>
        <p className="max-w-prose wrap-anywhere">{t("classResults.start.text", { address })}</p>
        <p className="max-w-prose">
          {t("classResults.start.withoutMail")}{" "}
          <TextLink to="/app/classes/$classId/accounts" params={{ classId }}>
            {t("classResults.start.makeAccounts")}
          </TextLink>
        </p>
        {assignmentId !== undefined && (
          <TextLink
            to="/app/assignments/$classId/$assignmentId"
            params={{ classId, assignmentId }}
            search={{ preview: true }}
            className="inline-flex min-h-11 items-center self-start"
          >
            {t("classResults.start.asPupil")}
          </TextLink>
        )}
        <TextLink to="/app/classes/help" className="inline-flex min-h-11 items-center self-start">
          {t("classes.help")}
        </TextLink>
      </div>
      <QrCode
        text={address}
        label={t("classResults.start.qr", { address })}
        className="w-44 max-w-full shrink-0 rounded-xl"
      />
    </section>
  );
}

/** Four characters can be remembered on the way from the board to the keyboard. */
const GROUP = 4;

const grouped = (code: string) => `${code.slice(0, GROUP)} ${code.slice(GROUP)}`;
