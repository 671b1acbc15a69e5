import { useQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import type { Report } from "@verbena/server/client";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { reportsQuery, useMarkAnswersRead } from "../dashboard-notices.tsx";

/** The id of the section, for links such as `/app/profile#reports`. */
const ANCHOR = "reports";

/** The learner's reports with their answers. Renders nothing if there are none. */
export function OwnReports() {
  const { t } = useTranslation();
  const { data: reports, isError, refetch } = useQuery(reportsQuery);
  const newAnswerIds = useMarkRead(reports);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFailed = reports === undefined && isError;
  const isShown = isFailed || (reports !== undefined && reports.length > 0);

  // Scroll to the reports once they are loaded: the browser scrolls to the fragment of the address too early.
  useEffect(() => {
    if (!isShown || window.location.hash !== `#${ANCHOR}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (!isShown) return null;
  return (
    <section className="flex flex-col gap-4">
      <h3 ref={heading} id={ANCHOR} tabIndex={-1} className="scroll-mt-24 text-xl">
        {t("reports.own.title")}
      </h3>
      {isFailed && <LoadFailure text={t("reports.own.failed")} onRetry={() => void refetch()} />}
      <ul aria-label={t("reports.own.title")} className="flex flex-col">
        {reports?.map((report) => (
          <OwnReport key={report.id} report={report} isNew={newAnswerIds.has(report.id)} />
        ))}
      </ul>
    </section>
  );
}

/** Marks all answers as read on the server. Returns the ids of the reports whose answers were new. */
function useMarkRead(reports: readonly Report[] | undefined): ReadonlySet<string> {
  const markRead = useMarkAnswersRead();
  const [newAnswerIds, setNewAnswerIds] = useState<ReadonlySet<string>>(new Set());
  const unread = reports?.filter(({ answer, readAt }) => answer !== null && readAt === null) ?? [];
  const lastAnsweredAt = unread
    .map(({ answeredAt }) => answeredAt ?? "")
    .toSorted()
    .at(-1);
  const added = unread.filter(({ id }) => !newAnswerIds.has(id)).map(({ id }) => id);
  if (added.length > 0) setNewAnswerIds(new Set([...newAnswerIds, ...added]));
  useEffect(() => {
    if (lastAnsweredAt) markRead(lastAnsweredAt);
  }, [lastAnsweredAt, markRead]);
  return newAnswerIds;
}

function OwnReport({ report, isNew }: { report: Report; isNew: boolean }) {
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
