import { REPORT_COMMENT_MAX_LENGTH, reportReasons } from "@verbena/server/client";
import { type FormEvent, useId, useRef, useState } from "react";
import { useErrorText, useIssueText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { getStartField } from "#ui/page.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextAreaField } from "#ui/text-field.tsx";
import { useReport } from "./use-report.ts";

type ReportDialogProps = {
  exercise: PracticeExercise;
  given: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A form for a reason and a comment. They stay in the form if sending fails. */
export function ReportDialog({ exercise, given, open, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const issueText = useIssueText();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const isSending = useRef(false);
  const formId = useId();
  const reasonErrorId = useId();
  const { draft, change, send, isPending, error } = useReport(exercise, given);
  const isTooLong = [...draft.comment.trim()].length > REPORT_COMMENT_MAX_LENGTH;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setReasonMissing(draft.reason === null);
    // A double click is faster than `isPending`.
    if (draft.reason === null || isTooLong || isSending.current) return;
    isSending.current = true;
    send(draft.reason, {
      onSuccess: (isSent) => {
        onOpenChange(false);
        showToast(t(isSent ? "reports.sent" : "common.keptHere"));
      },
      onSettled: () => {
        isSending.current = false;
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={getStartField}
      title={t("reports.title")}
      description={t("reports.intro")}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {t("reports.send")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            label={t("reports.reason")}
            value={draft.reason ?? ""}
            onChange={(reason) => {
              setReasonMissing(false);
              if (reason !== "") change({ reason });
            }}
            options={reportReasons.map((reason) => ({
              value: reason,
              label: t(`reports.reasons.${reason}`),
            }))}
          />
          {isReasonMissing && (
            <div role="alert">
              <FieldError id={reasonErrorId} error={t("reports.chooseReason")} />
            </div>
          )}
        </div>
        <TextAreaField
          label={t("reports.comment")}
          value={draft.comment}
          onChange={({ target }) => change({ comment: target.value })}
          error={isTooLong ? issueText("textTooLong") : undefined}
        />
      </form>
      {error && (
        <Alert tone="error">
          {errorText(error)} {t("reports.kept")}
        </Alert>
      )}
    </Dialog>
  );
}
