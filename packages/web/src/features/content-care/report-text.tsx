import { dayIn } from "@verbena/core/calendar";
import type { LearnerReport } from "@verbena/server/client";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

/** A report: reason, learner, day, language of the interface, comment and given answer. */
export function ReportText({ report }: { report: LearnerReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { reason, comment, given, createdAt, username } = report;
  const day = formatDay(language, dayIn(createdAt, deviceTimeZone()), "medium");
  return (
    <div className="flex flex-col gap-2">
      <p className="text-[0.9375rem]">
        <strong>{t(`reports.reasons.${reason}`)}</strong>
        <span className="text-ink-soft">
          {" · "}
          <bdi>{username || t("common.nameless")}</bdi> · {day}
          {report.language && ` · ${t(`contentCare.reports.readsIn.${report.language}`)}`}
        </span>
      </p>
      {comment !== null && (
        <blockquote dir="auto" className="border-l-4 border-marigold pl-3 whitespace-pre-line">
          {collapseEmptyLines(comment)}
        </blockquote>
      )}
      {given !== null && (
        <p className="text-[0.9375rem]">
          <span className="text-ink-soft">{t("contentCare.reports.learnerAnswer")}</span>{" "}
          <bdi lang="es">{given}</bdi>
        </p>
      )}
    </div>
  );
}

/** Leaves at most one empty line between paragraphs. */
function collapseEmptyLines(text: string): string {
  return text.replace(/\n(?:[^\S\n]*\n){2,}/g, "\n\n");
}
