import { useInfiniteQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import type { AnsweredReport } from "@verbena/server/client";
import type { MouseEvent } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, isolated } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useAnswerDraft } from "./answer-form.tsx";
import { answeredReportsQuery } from "./api.ts";
import { ExerciseHeading } from "./exercise-item.tsx";
import { PagedList } from "./paged-list.tsx";
import { ReportText } from "./report-text.tsx";

/** Answered and closed reports, the newest first. */
export function AnsweredReports() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(answeredReportsQuery);
  const reports = query.data?.pages.flatMap((page) => page.reports);
  const isNewestOfExercise = (report: AnsweredReport) =>
    report === reports?.find(({ exerciseId }) => exerciseId === report.exerciseId);
  return (
    <PagedList
      query={query}
      items={reports?.map((report) => (
        <li
          key={`${report.userId} ${report.id}`}
          className="flex flex-col gap-3 border-t border-line py-5 [overflow-wrap:anywhere]"
        >
          <ExerciseHeading exercise={report.exercise} id={report.exerciseId} />
          {report.exercise && (
            <p lang="es" className="text-lg font-semibold">
              {report.exercise.texts.sentence}
            </p>
          )}
          <ReportText report={report} />
          <Outcome report={report} />
          {isNewestOfExercise(report) && <UnsentAnswer exerciseId={report.exerciseId} />}
        </li>
      ))}
      label={t("contentCare.reports.title")}
      emptyText={t("contentCare.reports.noneDealtWith")}
      failedText={t("contentCare.reports.loadFailed")}
      moreText={t("contentCare.reports.more")}
    />
  );
}

function Outcome({ report: { answer, answeredAt, answeredBy } }: { report: AnsweredReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatDay(language, dayIn(answeredAt, deviceTimeZone()), "medium");
  const name =
    answeredBy === null
      ? t("contentCare.reports.deletedAccount")
      : isolated(answeredBy || t("common.nameless"));
  if (answer === null) {
    return (
      <p className="text-[0.9375rem] text-ink-soft">
        {t("contentCare.reports.closedBy", { name })} · {day}
      </p>
    );
  }
  return (
    <div className="rounded-[0.875rem] bg-leaf-wash px-4 py-3">
      <p className="text-[0.9375rem] font-semibold">
        {t("contentCare.reports.answerBy", { name })} · {day}
      </p>
      <p dir="auto" className="whitespace-pre-line">
        {answer}
      </p>
    </div>
  );
}

/** The draft of an answer that nobody got, because another administrator had already answered the reports. */
export function UnsentAnswer({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation();
  const { draft, discard } = useAnswerDraft(exerciseId);
  if (!draft) return null;

  function remove({ currentTarget }: MouseEvent<HTMLElement>): void {
    currentTarget.closest("li")?.querySelector("h2")?.focus();
    discard();
  }

  return (
    <Alert
      tone="info"
      silent
      action={
        <Button variant="secondary" size="small" onClick={remove}>
          {t("common.delete")}
        </Button>
      }
    >
      <p className="font-semibold">{t("contentCare.reports.unsent")}</p>
      <p dir="auto" className="whitespace-pre-line">
        {draft["answer"]}
      </p>
    </Alert>
  );
}
