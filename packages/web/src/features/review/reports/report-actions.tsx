import type { ReportedExercise } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { type SettledReports, useSettleReports } from "../api.ts";
import { CorrectionActions, SentenceButton } from "../corrections/correction-actions.tsx";
import { DraftNotice } from "../draft-notice.tsx";
import { AnswerForm } from "./answer-form.tsx";

type ReportActionsProps = {
  reported: ReportedExercise;
  /** Called before the reports disappear from the list. */
  onSettled: () => void;
};

/** Buttons to answer or close all reports of an exercise, and to correct the exercise. */
export function ReportActions({ reported, onSettled }: ReportActionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAnswering, setAnswering] = useState<boolean>();
  const { mutate, isPending, error } = useSettleReports();
  const { exercise, exerciseId, reports } = reported;
  const sentence = exercise?.text.sentence ?? exerciseId;

  function onSettle(settled: SettledReports, success: string): void {
    if (settled === "none") showErrorToast(t("review.reports.handled"));
    else showToast(success);
    setAnswering(undefined);
    onSettled();
  }

  function close(): void {
    const onSuccess = (settled: SettledReports) => onSettle(settled, t("review.reports.closed"));
    mutate({ reports, answer: null }, { onSuccess });
  }

  if (isAnswering) {
    return (
      <AnswerForm
        exerciseId={exerciseId}
        reports={reports}
        onSent={(settled) =>
          onSettle(settled, t(`review.reports.${settled === "all" ? "answered" : "partlyHandled"}`))
        }
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      <DraftNotice kind="answer" id={exerciseId} />
      <CorrectionActions
        id={exerciseId}
        exercise={exercise}
        before={
          <SentenceButton
            sentence={sentence}
            variant="primary"
            autoFocus={isAnswering === false}
            onClick={() => setAnswering(true)}
          >
            {t("review.reports.answer")}
          </SentenceButton>
        }
        after={
          <SentenceButton sentence={sentence} busy={isPending} onClick={close}>
            {t("review.reports.close")}
          </SentenceButton>
        }
      />
    </>
  );
}
