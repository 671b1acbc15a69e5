import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#ui/load-failure.tsx";
import { reportsQuery } from "../api/reports-query.ts";
import { OwnReport } from "./own-report.tsx";

/** What the learner reported, and what they were answered; nothing before they reported something. */
export function OwnReports() {
  const { t } = useTranslation();
  const { data: reports, isError, refetch } = useQuery(reportsQuery);
  const isFailed = reports === undefined && isError;
  if (!isFailed && !reports?.length) return null;
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 className="text-2xl">{t("reports.own.title")}</h2>
      {isFailed && (
        <LoadFailure
          text={t("reports.own.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void refetch()}
        />
      )}
      <ul aria-label={t("reports.own.title")} className="flex flex-col">
        {reports?.map((report) => (
          <OwnReport key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}
