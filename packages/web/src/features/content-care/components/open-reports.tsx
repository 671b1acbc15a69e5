import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { openReportsQuery } from "../api/care-queries.ts";
import { useHeld } from "../use-held.ts";
import { CareList } from "./care-list.tsx";
import { ReportedItem } from "./reported-item.tsx";

/** The sentences about which reports wait for an answer, that which waits longest first. */
export function OpenReports() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(openReportsQuery);
  const waiting = query.data?.pages.flatMap((page) => page.exercises);
  const { items, isGone, hold } = useHeld(waiting, ({ exerciseId }) => exerciseId);
  return (
    <CareList
      query={query}
      items={items?.map((reported) => (
        <ReportedItem
          key={reported.exerciseId}
          reported={reported}
          isTaken={isGone(reported)}
          onEditing={(isEditing) => hold(reported, isEditing)}
        />
      ))}
      label={t("contentCare.reports.title")}
      none={t("contentCare.reports.none")}
      failed={t("contentCare.reports.loadFailed")}
      more={t("contentCare.reports.more")}
    />
  );
}
