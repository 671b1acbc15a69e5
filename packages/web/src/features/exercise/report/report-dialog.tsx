import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  REPORT_COMMENT_MAX_LENGTH,
  type ReportReason,
  reportReasons,
} from "@verbena/server/client";
import { type FormEvent, useId, useRef, useState } from "react";
import { useErrorText, useIssueText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { newId } from "#lib/new-id.ts";
import { exerciseIdOf, type PracticeExercise } from "#progress/use-exercises.ts";
import { queueOf } from "#queue/queue.ts";
import { type Draft, useDraft } from "#session/drafts.ts";
import { useUser } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { getStartField } from "#ui/page.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextAreaField } from "#ui/text-field.tsx";

type ReportDialogProps = {
  exercise: PracticeExercise;
  given: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A form for a reason and a comment. If sending fails, the form keeps both. */
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
    // `isPending` changes too late to catch a double click.
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

/** The content of an unsent report. It survives a reload and a failure to send. */
type ReportDraft = {
  /** The id of the report. Every attempt to send uses the same id, and the server stores the report once. */
  id: string;
  reason: ReportReason | null;
  comment: string;
};

function toReportDraft(stored: Draft | null): ReportDraft {
  const { id = newId(), reason, comment = "" } = stored ?? {};
  return { id, reason: reportReasons.find((known) => known === reason) ?? null, comment };
}

export function useReport(exercise: PracticeExercise, given: string) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const storedDraft = useDraft(`report ${exerciseIdOf(exercise)}`);
  const [draft, setDraft] = useState(() => toReportDraft(storedDraft.draft));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (reason: ReportReason) => {
      const { family } = exercise;
      const { id, comment } = draft;
      const exerciseId = exerciseIdOf(exercise);
      const value = { id, family, exerciseId, reason, comment, given };
      return queueOf(userId).submit({ kind: "report", value });
    },
    onSuccess: () => {
      storedDraft.discard();
      setDraft(toReportDraft(null));
      void client.invalidateQueries({ queryKey: ["reports"] });
    },
  });
  const change = (some: Partial<ReportDraft>) => {
    reset();
    const { reason, ...texts } = { ...draft, ...some };
    setDraft({ reason, ...texts });
    storedDraft.save({ ...texts, ...(reason && { reason }) });
  };
  return { draft, change, send: mutate, isPending, error };
}
