import { useInfiniteQuery } from "@tanstack/react-query";
import type { LearnerReport, ReportedExercise } from "@verbena/server/client";
import { useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { openReportsQuery } from "../api.ts";
import { ExerciseItem, focusNeighbour } from "../corrections/exercise-item.tsx";
import { PagedList } from "../paged-list.tsx";
import { ReportActions } from "./report-actions.tsx";
import { ReportText } from "./report-text.tsx";

/** Reports of an exercise that are visible without a click. */
const VISIBLE = 3;

/** Exercises with open reports, the longest open first. */
export function OpenReports() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(openReportsQuery);
  return (
    <PagedList
      query={query}
      items={query.data?.pages
        .flatMap((page) => page.exercises)
        .map((reported) => <ReportedItem key={reported.exerciseId} reported={reported} />)}
      label={t("review.reports.title")}
      emptyText={t("review.reports.none")}
      failedText={t("review.reports.loadFailed")}
      moreText={t("review.reports.more")}
    />
  );
}

function ReportedItem({ reported }: { reported: ReportedExercise }) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const { exercise, exerciseId, reports, count } = reported;
  const others = reports.slice(VISIBLE);
  return (
    <ExerciseItem
      ref={item}
      exercise={exercise}
      id={exerciseId}
      isExplanationOpen={reports.some(({ reason }) => reason === "explanation")}
    >
      {count > 1 && (
        <p className="font-semibold">
          {t("review.reports.count", { count })}
          {count > reports.length && ` (${t("review.reports.shown", { shown: reports.length })})`}
        </p>
      )}
      <ReportTexts reports={reports.slice(0, VISIBLE)} />
      {others.length > 0 && (
        <Disclosure label={t("review.reports.moreReports", { count: others.length })}>
          <ReportTexts reports={others} />
        </Disclosure>
      )}
      <ReportActions reported={reported} onSettled={() => focusNeighbour(item.current)} />
    </ExerciseItem>
  );
}

function ReportTexts({ reports }: { reports: readonly LearnerReport[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {reports.map((report) => (
        <li key={`${report.userId} ${report.id}`}>
          <ReportText report={report} />
        </li>
      ))}
    </ul>
  );
}
