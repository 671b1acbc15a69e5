import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";

/** Lets an administrator invite somebody by mail to open classes. */
export function InviteTeacher() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t("administration.users.inviteTeacher")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("administration.users.inviteTeacher")}
        description={t("administration.users.inviteTeacherText")}
      >
        <InviteForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { email: "" },
    schema: async () => (await import("@verbena/server/forms")).passwordResetRequest,
    submit: async (json) => {
      const { result } = await readBody(api.admin.teachers.$post({ json }), "result");
      showToast(t(`administration.users.invited.${result}`));
      onClose();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <TextField
        type="email"
        label={t("administration.users.columns.email")}
        name="teacher-email"
        autoComplete="off"
        {...form.field("email")}
      />
      <FormFailure form={form} />
      <div className="mt-2 flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
        <Button variant="secondary" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("administration.users.invite")}
        </Button>
      </div>
    </form>
  );
}
