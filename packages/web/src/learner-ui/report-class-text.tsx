import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { newId } from "#lib/new-id.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";

type ReportClassTextProps = {
  classId: string;
  /** The assignment whose note is reported; null for the name of the class. */
  assignmentId: string | null;
  /** What the teacher wrote. */
  text: string;
};

/** A button with which a pupil reports what a teacher wrote to the administrators, after a question. */
export function ReportClassText({ classId, assignmentId, text }: ReportClassTextProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  // One id for every attempt. A retry after a lost response must not report the text twice.
  const [id] = useState(newId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const param = { classId };
      const json = { id, assignmentId };
      return readBody(api.classes[":classId"].reports.$post({ param, json }), "id");
    },
    onSuccess: () => {
      setOpen(false);
      showToast(t("homework.report.done"));
    },
  });
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-4" onClick={() => setOpen(true)}>
        <span className="font-normal text-ink-soft">
          {t(`homework.report.${assignmentId === null ? "openName" : "open"}`)}
        </span>
        <span className="sr-only"> {text}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("homework.report.title")}
        description={t("homework.report.text", { text: isolated(text) })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t("common.cancel")}
            </Button>
            <Button busy={isPending} onClick={() => mutate()}>
              {t("homework.report.confirm")}
            </Button>
          </>
        }
      >
        {error && <Alert tone="error">{errorText(error)}</Alert>}
      </Dialog>
    </>
  );
}
