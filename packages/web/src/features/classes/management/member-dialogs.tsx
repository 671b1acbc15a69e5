import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ClassDetails } from "@verbena/server/client";
import { useRef, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, ensureSuccess, readBody } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useRefreshClasses } from "./api.ts";

/** Somebody in a class. */
export type Person = {
  userId: string;
  name: string;
  role: "pupil" | "teacher";
  /** Whether the class made the account. */
  made: boolean;
};

type PersonDialogProps = {
  classId: string;
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function RenameDialog({ classId, person, open, onOpenChange }: PersonDialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshClasses();
  const form = useForm({
    initial: { name: person.name },
    schema: async () => (await import("@verbena/server/forms")).memberNameInput,
    submit: async (json) => {
      const param = { classId, userId: person.userId };
      await readBody(api.classes[":classId"].members[":userId"].$patch({ param, json }), "name");
      onOpenChange(false);
      await refresh();
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("classes.rename")}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField
          label={t("classes.nameInClass")}
          name="member-name"
          autoComplete="off"
          dir="auto"
          {...form.field("name")}
        />
        <FormFailure form={form} />
        <div className="mt-2 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t("common.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function RemoveDialog({ classId, person, open, onOpenChange }: PersonDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refresh = useRefreshClasses();
  const { name, role, made, userId } = person;
  const isRemoved = useRef(false);
  const remove = useMutation({
    mutationFn: () =>
      ensureSuccess(
        api.classes[":classId"].members[":userId"].$delete({ param: { classId, userId } }),
      ),
    onSuccess: async () => {
      isRemoved.current = true;
      onOpenChange(false);
      await refresh();
      showToast(t("classes.removed", { name: isolated(name) }));
    },
  });
  const kind = role === "teacher" ? "teacher" : made ? "made" : "pupil";
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={() => !isRemoved.current || document.querySelector<HTMLElement>("h1")}
      title={t("classes.removeTitle", { name: isolated(name) })}
      description={t(`classes.removeText.${kind}`)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t("classes.remove")}
          </Button>
        </>
      }
    >
      {remove.error && <Alert tone="error">{errorText(remove.error)}</Alert>}
    </Dialog>
  );
}

/** Lets a teacher leave the class. */
export function LeaveButton({ ofClass: { id, name } }: { ofClass: ClassDetails }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const refresh = useRefreshClasses();
  const [isOpen, setOpen] = useState(false);
  const leave = useMutation({
    mutationFn: () =>
      ensureSuccess(api.classes[":classId"].leave.$post({ param: { classId: id } })),
    onSuccess: async () => {
      // The list, because the page would still open this class if it were the only one.
      await navigate({ to: "/app/classes", search: { all: true } });
      await refresh();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        onClick={() => {
          leave.reset();
          setOpen(true);
        }}
      >
        {t("classes.leave")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("classes.leaveTitle", { name: isolated(name) })}
        description={t("classes.leaveText")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t("common.cancel")}
            </Button>
            <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
              {t("classes.leave")}
            </Button>
          </>
        }
      >
        {leave.error && <Alert tone="error">{errorText(leave.error)}</Alert>}
      </Dialog>
    </>
  );
}
