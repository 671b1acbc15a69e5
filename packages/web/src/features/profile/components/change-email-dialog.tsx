import { useTranslation } from "#i18n/use-translation.ts";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { changeEmail } from "../api/account-calls.ts";
import { CodeIfAny, CurrentPassword, DialogFormActions, useCodeIfAny } from "./form-parts.tsx";

type ChangeEmailDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRequested: (email: string) => void;
};

export function ChangeEmailDialog({ open, onOpenChange, onRequested }: ChangeEmailDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("profile.address.change")}
      description={t("profile.address.changeText")}
    >
      <ChangeEmailForm
        onCancel={() => onOpenChange(false)}
        onRequested={(email) => {
          onRequested(email);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

type ChangeEmailFormProps = { onCancel: () => void; onRequested: (email: string) => void };

function ChangeEmailForm({ onCancel, onRequested }: ChangeEmailFormProps) {
  const { t } = useTranslation();
  const codeIfAny = useCodeIfAny();
  const form = useForm({
    initial: { newEmail: "", password: "", ...codeIfAny },
    schema: async () => (await import("@verbena/server/forms")).emailChange,
    submit: async (change) => {
      await changeEmail(change);
      showToast(t("profile.address.mailSent"));
      onRequested(change.newEmail);
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <TextField
        label={t("profile.address.new")}
        type="email"
        name="new-email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field("newEmail")}
      />
      <CurrentPassword {...form.field("password")} />
      <CodeIfAny {...form.field("code")} />
      <DialogFormActions form={form} onCancel={onCancel}>
        {t("profile.address.sendMail")}
      </DialogFormActions>
    </form>
  );
}
