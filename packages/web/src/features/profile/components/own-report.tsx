import { dayIn } from "@verbena/core/calendar";
import type { Report } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDay } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

type OwnReportProps = {
  report: Report;
  /** Whether its answer has not been read yet. */
  isNew: boolean;
};

/** A sentence that the learner reported, why, and the answer. */
export function OwnReport({ report, isNew }: OwnReportProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { sentence, reason, comment, createdAt, answer, answeredAt } = report;
  const day = formatDay(language, dayIn(createdAt, deviceTimeZone()), "medium");
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-4 [overflow-wrap:anywhere]">
      {sentence === null ? (
        <p className="font-semibold">{t("reports.own.gone")}</p>
      ) : (
        <p lang="es" className="font-semibold">
          {sentence}
        </p>
      )}
      <p className="text-[0.9375rem] text-ink-soft">
        {t(`reports.reasons.${reason}`)} · {day}
      </p>
      {comment !== null && (
        <p dir="auto" className="whitespace-pre-line">
          {comment}
        </p>
      )}
      {answer === null ? (
        <p className="text-[0.9375rem] text-ink-soft">
          {t(answeredAt === null ? "reports.own.waiting" : "reports.own.closed")}
        </p>
      ) : (
        <div className="mt-1 rounded-[0.875rem] bg-leaf-wash px-4 py-3">
          <p className="flex flex-wrap items-center gap-2 text-[0.9375rem] font-semibold">
            {t("reports.own.answer")}
            {isNew && (
              <span className="rounded-full bg-marigold-wash px-2.5 py-0.5 text-sm font-medium text-marigold-ink">
                {t("reports.own.isNew")}
              </span>
            )}
          </p>
          <p dir="auto" className="whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </li>
  );
}
