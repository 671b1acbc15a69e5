import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedClass } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { classesQuery } from "#learner-ui/classes-query.ts";
import { ReportClassText } from "#learner-ui/report-class-text.tsx";
import { api, ensureSuccess } from "#lib/api.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";

/** The classes in which the learner is a pupil, and the way into another one. */
export function OwnClasses() {
  const { t } = useTranslation();
  const query = useQuery(classesQuery);
  return (
    <>
      <QueryContent query={query} failure={t("joining.loadFailed")}>
        {({ classes }) => {
          const own = classes.filter(({ role }) => role === "pupil");
          return (
            own.length > 0 && (
              <ul className="flex flex-col border-b border-line">
                {own.map((one) => (
                  <OwnClass key={one.id} ofClass={one} />
                ))}
              </ul>
            )
          );
        }}
      </QueryContent>
      <p>
        <TextLink to="/join" className="inline-flex min-h-11 items-center">
          {t("joining.title")}
        </TextLink>
      </p>
    </>
  );
}

function OwnClass({ ofClass: { id, name, teachers, made } }: { ofClass: ListedClass }) {
  const { t, language } = useTranslation();
  const [open, setOpen] = useState(false);
  const names = new Intl.ListFormat(language).format(teachers);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-4">
      <h4 className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h4>
      <p className="text-ink-soft wrap-anywhere">
        {t("joining.teachers", { count: teachers.length, names })}
      </p>
      <p className="flex flex-wrap items-center gap-x-6">
        <TextLink
          to="/app/classes/$classId/own-work"
          params={{ classId: id }}
          className="inline-flex min-h-11 items-center"
        >
          {t("joining.seen.title")}
        </TextLink>
        <ReportClassText classId={id} assignmentId={null} text={name} />
        {/* An account that the class made stays in it. */}
        {!made && (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {t("joining.leave.open")}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </p>
      <LeaveDialog classId={id} name={name} open={open} onOpenChange={setOpen} />
    </li>
  );
}

type LeaveDialogProps = {
  classId: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function LeaveDialog({ classId, name, open, onOpenChange }: LeaveDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const store = useProgressStore();
  const leave = useMutation({
    mutationFn: () => ensureSuccess(api.classes[":classId"].leave.$post({ param: { classId } })),
    onSuccess: async () => {
      onOpenChange(false);
      showToast(t("joining.leave.done", { name }));
      await client.invalidateQueries(classesQuery);
      // Without the assignments of the class.
      void store.reload();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("joining.leave.title", { name })}
      description={t("joining.leave.text")}
    >
      {leave.error && <Alert tone="error">{errorText(leave.error)}</Alert>}
      <div className="mt-2 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t("common.cancel")}
        </Button>
        <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t("joining.leave.confirm")}
        </Button>
      </div>
    </Dialog>
  );
}
