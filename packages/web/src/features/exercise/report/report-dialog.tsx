import { reportReasons } from "@verbena/core/vocabulary";
import { COMMENT_MAX_LENGTH } from "@verbena/server/client";
import { type ComponentProps, type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import type { useReport } from "./use-report.ts";

type ReportDialogProps = {
  report: ReturnType<typeof useReport>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What takes focus afterwards. */
  finalFocus: ComponentProps<typeof Dialog>["finalFocus"];
};

/** What is wrong, and in whose words. What was written stays when it could not be sent. */
export function ReportDialog({ report, open, onOpenChange, finalFocus }: ReportDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const asked = useRef(false);
  const formId = useId();
  const reasonErrorId = useId();
  const { draft, change, send, isPending, error } = report;
  const isTooLong = [...draft.comment.trim()].length > COMMENT_MAX_LENGTH;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setReasonMissing(draft.reason === null);
    // Known before `isPending` is: a double click asks once.
    if (draft.reason === null || isTooLong || asked.current) return;
    asked.current = true;
    send(draft.reason, {
      onSuccess: (isSent) => {
        onOpenChange(false);
        showToast(t(isSent ? "reports.sent" : "common.keptHere"));
      },
      onSettled: () => {
        asked.current = false;
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
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
          <Choice
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
          error={isTooLong ? t("errors.issues.textTooLong") : undefined}
        />
      </form>
      {error && (
        <Alert tone="wrong">
          {errorText(error)} {t("reports.kept")}
        </Alert>
      )}
    </Dialog>
  );
}
