import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { localTimeIn } from "@verbena/core/local-time";
import type { AssignmentPage } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { loadNamespaces, useTranslation } from "#i18n/use-translation.ts";
import { classesQuery } from "#learner-ui/classes-query.ts";
import { readBody } from "#lib/api.ts";
import { newId } from "#lib/new-id.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { ofAssignment } from "./api.ts";
import { namesInWords } from "./names-in-words.ts";
import { TimeField, usualEnd } from "./time-field.tsx";

type CopyDialogProps = {
  classId: string;
  page: AssignmentPage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Gives an assignment to a class of the teacher once more, by default for a week from now. */
export function CopyDialog({ classId, page, open, onOpenChange }: CopyDialogProps) {
  const { t, language } = useTranslation();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const query = useQuery({ ...classesQuery, enabled: open });
  // A request that is sent again gives the assignment once, and another copy gives another one.
  const [id, setId] = useState(newId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [until, setUntil] = useState(() => usualEnd(page.timeZone));
  const taught = query.data?.classes.filter(
    ({ role, archivedAt }) => role === "teacher" && archivedAt === null,
  );
  const target =
    taught?.find((one) => one.id === chosen) ??
    taught?.find((one) => one.id !== classId) ??
    taught?.[0];
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await loadNamespaces("issues");
      const param = { classId, assignmentId: page.assignment.id };
      const json = { id, classId: target?.id ?? "", until };
      return readBody(ofAssignment.copies.$post({ param, json }));
    },
    onSuccess: async ({ leftOut }) => {
      setId(newId());
      await queries.invalidateQueries({ queryKey: ["classes", target?.id] });
      onOpenChange(false);
      const names = namesInWords(language, leftOut);
      showToast(
        leftOut.length === 0
          ? t("assignments.copy.done")
          : t("assignments.copy.doneWithout", { names }),
      );
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("assignments.copy.title")}
      description={t("assignments.copy.text")}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          {target !== undefined && (
            <Button busy={isPending} onClick={() => mutate()}>
              {t("assignments.copy.submit")}
            </Button>
          )}
        </>
      }
    >
      <QueryContent query={{ ...query, data: taught }} failure={t("assignments.loadFailed")}>
        {(classes) =>
          target === undefined ? (
            <p>{t("assignments.copy.noClass")}</p>
          ) : (
            <>
              <SelectField
                label={t("assignments.copy.class")}
                value={target.id}
                onChange={setChosen}
                options={classes.map((one) => ({
                  value: one.id,
                  label:
                    one.id === classId ? t("assignments.copy.same", { name: one.name }) : one.name,
                }))}
              />
              <TimeField
                value={until}
                onChange={setUntil}
                min={localTimeIn(currentInstant(), target.timeZone)}
                max={target.lastDay}
                label="until"
                zone={target.timeZone}
              />
            </>
          )
        }
      </QueryContent>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
    </Dialog>
  );
}
