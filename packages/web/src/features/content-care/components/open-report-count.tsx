import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber } from "#lib/format.ts";
import { careCountsQuery } from "../api/care-queries.ts";

/** How many reports wait for an answer, beside the link to them; nothing while none does. */
export function OpenReportCount() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: counts } = useQuery(careCountsQuery);
  if (!counts?.openReports) return null;
  return (
    <>
      <span
        aria-hidden
        className="ml-2 min-w-6 rounded-full bg-ink px-1.5 text-center font-sans text-sm font-semibold text-paper tabular-nums"
      >
        {formatNumber(language, counts.openReports)}
      </span>
      <span className="sr-only">
        , {t("contentCare.reports.waiting", { count: counts.openReports })}
      </span>
    </>
  );
}
