import { useInfiniteQuery } from "@tanstack/react-query";
import type { LearnerReport, ReportedExercise } from "@verbena/server/client";
import { PencilLine } from "lucide-react";
import { useRef, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { AnswerForm, useAnswerDraft } from "./answer-form.tsx";
import { type AnsweredCount, openReportsQuery, useAnswerReports } from "./api.ts";
import { ExerciseActions, SentenceButton } from "./exercise-actions.tsx";
import { ExerciseItem, focusNeighbour } from "./exercise-item.tsx";
import { PagedList } from "./paged-list.tsx";
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
      label={t("contentCare.reports.title")}
      emptyText={t("contentCare.reports.none")}
      failedText={t("contentCare.reports.loadFailed")}
      moreText={t("contentCare.reports.more")}
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
          {t("contentCare.reports.count", { count })}
          {count > reports.length &&
            ` (${t("contentCare.reports.shown", { shown: reports.length })})`}
        </p>
      )}
      <ReportTexts reports={reports.slice(0, VISIBLE)} />
      {others.length > 0 && (
        <Disclosure label={t("contentCare.reports.moreReports", { count: others.length })}>
          <ReportTexts reports={others} />
        </Disclosure>
      )}
      <ReportActions reported={reported} onAnswered={() => focusNeighbour(item.current)} />
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

type ReportActionsProps = {
  reported: ReportedExercise;
  /** Called before the reports disappear from the list. */
  onAnswered: () => void;
};

/** Buttons to answer or close all reports of an exercise, and to correct the exercise. */
function ReportActions({ reported, onAnswered }: ReportActionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  /** Whether the form is open. Undefined before the form is opened for the first time. */
  const [isAnswering, setAnswering] = useState<boolean>();
  const { mutate, isPending, error } = useAnswerReports();
  const { exercise, exerciseId, reports } = reported;
  const { draft } = useAnswerDraft(exerciseId);
  const sentence = exercise?.texts.sentence ?? exerciseId;

  function finish(answered: AnsweredCount, success: string): void {
    if (answered === "none") showErrorToast(t("contentCare.reports.handled"));
    else showToast(success);
    setAnswering(undefined);
    onAnswered();
  }

  function close(): void {
    const onSuccess = (answered: AnsweredCount) =>
      finish(answered, t("contentCare.reports.closed"));
    mutate({ reports, answer: null }, { onSuccess });
  }

  if (isAnswering) {
    return (
      <AnswerForm
        exerciseId={exerciseId}
        reports={reports}
        onSent={(answered) => {
          const text = answered === "all" ? "answered" : "partlyHandled";
          finish(answered, t(`contentCare.reports.${text}`));
        }}
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      {draft && (
        <p className="flex items-center gap-1.5 text-[0.9375rem] text-ink-soft">
          <PencilLine aria-hidden className="size-4 shrink-0" />
          {t("contentCare.reports.begun")}
        </p>
      )}
      <ExerciseActions
        id={exerciseId}
        exercise={exercise}
        before={
          <SentenceButton
            sentence={sentence}
            variant="primary"
            autoFocus={isAnswering === false}
            onClick={() => setAnswering(true)}
          >
            {t("contentCare.reports.answer")}
          </SentenceButton>
        }
        after={
          <SentenceButton sentence={sentence} busy={isPending} onClick={close}>
            {t("contentCare.reports.close")}
          </SentenceButton>
        }
      />
    </>
  );
}
