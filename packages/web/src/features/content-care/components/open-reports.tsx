import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading-line.tsx";
import { MoreButton } from "#ui/more-button.tsx";
import { openReportsQuery } from "../api/care-queries.ts";
import { OpenReportItem } from "./open-report-item.tsx";

/** The reports that wait for an answer, the oldest first. */
export function OpenReports() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(openReportsQuery);
  const reports = query.data?.pages.flatMap((page) => page.reports);
  return (
    <>
      {query.isError && (
        <LoadFailure
          text={t("contentCare.reports.loadFailed")}
          retryLabel={t("common.retry")}
          onRetry={() => void query.refetch()}
        />
      )}
      {reports === undefined && !query.isError && <LoadingLine className="max-w-md" />}
      {reports?.length === 0 && <p className="text-ink-soft">{t("contentCare.reports.none")}</p>}
      {reports && reports.length > 0 && (
        <ol aria-label={t("contentCare.reports.title")} className="flex flex-col">
          {reports.map((report) => (
            <OpenReportItem key={`${report.userId} ${report.id}`} report={report} />
          ))}
        </ol>
      )}
      <MoreButton list={query}>{t("contentCare.reports.more")}</MoreButton>
    </>
  );
}
