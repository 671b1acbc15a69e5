import { useMutation } from "@tanstack/react-query";
import type { LearnerReport, ReportedExercise } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { useSettleReports, type Waited } from "../api/care-changes.ts";
import { answerDraft } from "../draft-names.ts";
import { AnswerForm } from "./answer-form.tsx";
import { DraftSign } from "./draft-sign.tsx";
import { ExerciseActions } from "./exercise-actions.tsx";
import { SentenceButton } from "./sentence-button.tsx";

type ReportedActionsProps = {
  reported: ReportedExercise;
  /** Whether the reports wait no longer, though the list still shows them. */
  isTaken: boolean;
  /** Hears whether a form is open. */
  onEditing: (isEditing: boolean) => void;
  /** Just before the reports leave the list of those that wait. */
  onSettled: () => void;
};

/** What can be done about reports: one answer to all, none at all, and something to the sentence. */
export function ReportedActions(props: ReportedActionsProps) {
  const { reported, isTaken, onEditing, onSettled } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAnswering, setAnswering] = useState<boolean>();
  const { exercise, exerciseId, reports } = reported;
  const sentence = exercise?.text.sentence ?? exerciseId;

  function answering(isOpen: boolean | undefined): void {
    setAnswering(isOpen);
    onEditing(isOpen === true);
  }

  function settled(waited: Waited, done: string): void {
    if (waited === "none") showErrorToast(t("contentCare.reports.already"));
    else showToast(done);
    answering(undefined);
    onSettled();
  }

  const { close, isClosing, error } = useCloseReports(reports, (waited) =>
    settled(waited, t("contentCare.reports.closed")),
  );

  if (isAnswering) {
    return (
      <AnswerForm
        exerciseId={exerciseId}
        reports={reports}
        isTaken={isTaken}
        onSent={(waited) =>
          settled(waited, t(`contentCare.reports.${waited === "all" ? "answered" : "alreadySome"}`))
        }
        onClose={() => {
          if (isTaken) onSettled();
          answering(false);
        }}
      />
    );
  }
  return (
    <>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <DraftSign draft={answerDraft(exerciseId)} kind="answer" />
      <ExerciseActions
        exercise={exercise}
        onEditing={onEditing}
        before={
          <SentenceButton
            sentence={sentence}
            variant="primary"
            autoFocus={isAnswering === false}
            onClick={() => answering(true)}
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

/** Closes reports without an answer; which of them still waited is said afterwards. */
function useCloseReports(reports: readonly LearnerReport[], onClosed: (waited: Waited) => void) {
  const settle = useSettleReports();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => settle.close(reports),
    onSuccess: onClosed,
  });
  return { close: () => mutate(), isClosing: isPending, error };
}
