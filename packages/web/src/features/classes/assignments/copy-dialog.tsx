import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { dayIn, shiftDay } from "@verbena/core/calendar";
import { localTimeIn } from "@verbena/core/local-time";
import type { AssignmentPage } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { loadNamespaces, useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
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
import { TimeField } from "./time-field.tsx";

/** The classes of the user. */
const classesQuery = queryOptions({
  queryKey: ["classes"],
  queryFn: () => readBody(api.classes.$get()),
  staleTime: 0,
});

const PERIOD_DAYS = 7;

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
  const { timeZone, assignment } = page;
  const now = localTimeIn(currentInstant(), timeZone);
  const [id] = useState(newId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [until, setUntil] = useState(
    () => `${shiftDay(dayIn(currentInstant(), timeZone), PERIOD_DAYS)}T18:00`,
  );
  const taught = query.data?.classes.filter(
    ({ role, archivedAt }) => role === "teacher" && archivedAt === null,
  );
  const target = chosen ?? (taught?.find((one) => one.id !== classId) ?? taught?.[0])?.id;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await loadNamespaces("issues");
      const param = { classId, assignmentId: assignment.id };
      const json = { id, classId: target ?? "", until };
      return readBody(ofAssignment.copies.$post({ param, json }));
    },
    onSuccess: async ({ leftOut }) => {
      await queries.invalidateQueries({ queryKey: ["classes", target] });
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
                value={target}
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
                min={now}
                max={classes.find((one) => one.id === target)?.lastDay}
                label="until"
                zone={timeZone}
              />
            </>
          )
        }
      </QueryContent>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
    </Dialog>
  );
}
