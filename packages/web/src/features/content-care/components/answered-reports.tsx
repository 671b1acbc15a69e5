import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { answeredReportsQuery } from "../api/care-queries.ts";
import { AnsweredItem } from "./answered-item.tsx";
import { CareList } from "./care-list.tsx";

/** The reports that were answered or closed, the last first. */
export function AnsweredReports() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(answeredReportsQuery);
  const reports = query.data?.pages.flatMap((page) => page.reports);
  return (
    <CareList
      query={query}
      items={reports?.map((report) => (
        <AnsweredItem
          key={`${report.userId} ${report.id}`}
          report={report}
          isLastOfExercise={
            report === reports.find(({ exerciseId }) => exerciseId === report.exerciseId)
          }
        />
      ))}
      label={t("contentCare.reports.title")}
      none={t("contentCare.reports.noneDealtWith")}
      failed={t("contentCare.reports.loadFailed")}
      more={t("contentCare.reports.more")}
    />
  );
}
