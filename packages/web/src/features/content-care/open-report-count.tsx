import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatNumber } from "#lib/format.ts";
import { countReports, countsQuery } from "./api.ts";

/** The number of open reports, for the link to them. Renders nothing if there are none. */
export function OpenReportCount() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: counts } = useQuery(countsQuery);
  const count = counts && countReports(counts);
  if (!count) return null;
  return (
    <>
      <span
        aria-hidden
        className="ml-2 min-w-6 rounded-full bg-ink px-1.5 text-center font-sans text-sm font-semibold text-paper tabular-nums"
      >
        {formatNumber(language, count)}
      </span>
      <span className="sr-only">, {t("contentCare.reports.openCount", { count })}</span>
    </>
  );
}
