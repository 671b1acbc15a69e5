import type { ReportedExercise } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { type StillOpen, useSettleReports } from "../api.ts";
import { CorrectionActions, SentenceButton } from "../corrections/correction-actions.tsx";
import { DraftSign } from "../draft-sign.tsx";
import { AnswerForm } from "./answer-form.tsx";

type ReportActionsProps = {
  reported: ReportedExercise;
  /** Called just before the reports leave the list. */
  onSettled: () => void;
};

/** Answers all reports of an exercise, closes them without an answer, or corrects the exercise. */
export function ReportActions({ reported, onSettled }: ReportActionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAnswering, setAnswering] = useState<boolean>();
  const { mutate, isPending, error } = useSettleReports();
  const { exercise, exerciseId, reports } = reported;
  const sentence = exercise?.text.sentence ?? exerciseId;

  function settled(open: StillOpen, done: string): void {
    if (open === "none") showErrorToast(t("review.reports.handled"));
    else showToast(done);
    setAnswering(undefined);
    onSettled();
  }

  function close(): void {
    const onSuccess = (open: StillOpen) => settled(open, t("review.reports.closed"));
    mutate({ reports, answer: null }, { onSuccess });
  }

  if (isAnswering) {
    return (
      <AnswerForm
        exerciseId={exerciseId}
        reports={reports}
        onSent={(open) =>
          settled(open, t(`review.reports.${open === "all" ? "answered" : "partlyHandled"}`))
        }
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      <DraftSign kind="answer" id={exerciseId} />
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
