import { useQuery } from "@tanstack/react-query";
import type { Report } from "@verbena/server/client";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailure } from "#ui/load-failure.tsx";
import { reportsQuery, useReadAnswers } from "../api/reports-query.ts";
import { OwnReport } from "./own-report.tsx";

/** What a link to the reports names. */
const ANCHOR = "reports";

/** What the learner reported, and what they were answered; nothing before they reported something. */
export function OwnReports() {
  const { t } = useTranslation();
  const { data: reports, isError, refetch } = useQuery(reportsQuery);
  const news = useReading(reports);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFailed = reports === undefined && isError;
  const isShown = isFailed || (reports !== undefined && reports.length > 0);

  // Who follows a link to the reports lands on them, once they are there.
  useEffect(() => {
    if (!isShown || window.location.hash !== `#${ANCHOR}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 ref={heading} id={ANCHOR} tabIndex={-1} className="scroll-mt-24 text-2xl">
        {t("reports.own.title")}
      </h2>
      {isFailed && <LoadFailure text={t("reports.own.failed")} onRetry={() => void refetch()} />}
      <ul aria-label={t("reports.own.title")} className="flex flex-col">
        {reports?.map((report) => (
          <OwnReport key={report.id} report={report} isNew={news.has(report.id)} />
        ))}
      </ul>
    </section>
  );
}

/** The reports whose answer was news when it was shown here; those answers are read from now on. */
function useReading(reports: readonly Report[] | undefined): ReadonlySet<string> {
  const read = useReadAnswers();
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const unread = reports?.filter(({ answer, readAt }) => answer !== null && readAt === null) ?? [];
  const last = unread
    .map(({ answeredAt }) => answeredAt ?? "")
    .toSorted()
    .at(-1);
  const found = unread.filter(({ id }) => !news.has(id)).map(({ id }) => id);
  if (found.length > 0) setNews(new Set([...news, ...found]));
  useEffect(() => {
    if (last) read(last);
  }, [last, read]);
  return news;
}
