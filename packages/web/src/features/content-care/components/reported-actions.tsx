import type { ReportedExercise } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { AnswerForm } from "./answer-form.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";
import { SentenceButton } from "./sentence-button.tsx";
import { useCloseReports } from "./use-close-reports.ts";

type ReportedActionsProps = {
  reported: ReportedExercise;
  /** Just before the reports leave the list of those that wait. */
  onSettled: () => void;
};

/** What can be done about reports: one answer to all, none at all, and something to the sentence. */
export function ReportedActions({ reported, onSettled }: ReportedActionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAnswering, setAnswering] = useState<boolean>();
  const { exercise, reports } = reported;
  const sentence = exercise?.text.sentence ?? reported.exerciseId;

  function settled(isMine: boolean, done: string): void {
    if (isMine) showToast(done);
    else showErrorToast(t("contentCare.reports.already"));
    setAnswering(undefined);
    onSettled();
  }

  const { close, isClosing, error } = useCloseReports(reports, (isMine) =>
    settled(isMine, t("contentCare.reports.closed")),
  );

  if (isAnswering) {
    return (
      <AnswerForm
        reports={reports}
        onSent={(isMine) => settled(isMine, t("contentCare.reports.answered"))}
        onClose={() => setAnswering(false)}
      />
    );
  }
  return (
    <>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <ExerciseActions
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
          <SentenceButton sentence={sentence} variant="secondary" busy={isClosing} onClick={close}>
            {t("contentCare.reports.close")}
          </SentenceButton>
        }
      />
    </>
  );
}
