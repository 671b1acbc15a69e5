import { useInfiniteQuery } from "@tanstack/react-query";
import { codeInHalves } from "@verbena/core/classes/class-code";
import { useTranslation } from "#i18n/use-translation.ts";
import { TextLink } from "#ui/link.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { assignmentsQuery } from "../assignments/api.ts";

/** A class without pupils: how they come in, and what they will see of an assignment if there is one. */
export function NewClass({ classId, code }: { classId: string; code: string }) {
  const { t } = useTranslation();
  const { data } = useInfiniteQuery(assignmentsQuery(classId));
  const assignmentId = data?.pages[0]?.assignments[0]?.id;
  const address = `${window.location.origin}/join/${code}`;
  return (
    <section className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-ink-soft">{t("classResults.start.code")}</p>
        <p className="font-display text-[clamp(2.5rem,1.5rem+5vw,5rem)] leading-none font-bold tracking-wider tabular-nums">
          {codeInHalves(code)}
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
