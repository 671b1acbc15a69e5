import { useMutation, useQueryClient } from "@tanstack/react-query";
import { localTimeIn } from "@verbena/core/local-time";
import type { AssignmentPage, PupilWork } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { loadNamespaces, useTranslation } from "#i18n/use-translation.ts";
import { ensureSuccess } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { ofAssignment } from "./api.ts";
import { TimeField } from "./time-field.tsx";

type ExceptionDialogProps = {
  classId: string;
  assignmentId: string;
  page: AssignmentPage;
  pupil: PupilWork;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** More time, fewer forms, or no assignment for one pupil. */
export function ExceptionDialog(props: ExceptionDialogProps) {
  const { classId, assignmentId, page, pupil, open, onOpenChange } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { assignment, timeZone } = page;
  const all = assignment.goal.kind === "answers" ? assignment.goal.answers : assignment.formCount;
  const [excused, setExcused] = useState(pupil.excused);
  const [until, setUntil] = useState(
    pupil.until > assignment.until ? localTimeIn(pupil.until, timeZone) : null,
  );
  const [formsMax, setFormsMax] = useState(pupil.formsMax);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await loadNamespaces("issues");
      const param = { classId, assignmentId, userId: pupil.userId };
      const json = { excused, until, formsMax };
      await ensureSuccess(ofAssignment.pupils[":userId"].$patch({ param, json }));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["classes", classId] });
      onOpenChange(false);
      showToast(t("assignments.exception.saved"));
    },
  });
  const classEnd = localTimeIn(assignment.until, timeZone);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("assignments.exception.title", { name: isolated(pupil.name) })}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            {t("common.save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <Checkbox checked={excused} onChange={({ target }) => setExcused(target.checked)}>
          {t("assignments.exception.excused")}
        </Checkbox>
        <Checkbox
          checked={until !== null}
          disabled={excused}
          onChange={({ target }) => setUntil(target.checked ? classEnd : null)}
        >
          {t("assignments.exception.moreTime")}
        </Checkbox>
        {until !== null && !excused && (
          <TimeField
            value={until}
            onChange={setUntil}
            min={classEnd}
            label="until"
            zone={timeZone}
          />
        )}
        <Checkbox
          checked={formsMax !== null}
          disabled={excused}
          onChange={({ target }) =>
            setFormsMax(target.checked ? Math.max(1, Math.ceil(all / 2)) : null)
          }
        >
          {t(
            assignment.goal.kind === "answers"
              ? "assignments.exception.fewerAnswers"
              : "assignments.exception.fewer",
          )}
        </Checkbox>
        {formsMax !== null && !excused && (
          <TextField
            type="number"
            inputMode="numeric"
            label={t("assignments.exception.enough")}
            className="max-w-40"
            min={1}
            max={all}
            value={formsMax === 0 ? "" : formsMax}
            onChange={({ target }) => setFormsMax(Math.trunc(Number(target.value)))}
          />
        )}
      </div>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
    </Dialog>
  );
}
