import { emailChange } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { changeEmail } from "../api/account-calls.ts";
import { CurrentPassword, DialogFormEnd } from "./form-parts.tsx";

type ChangeEmailDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAsked: (email: string) => void;
};

export function ChangeEmailDialog({ open, onOpenChange, onAsked }: ChangeEmailDialogProps) {
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
        onAsked={(email) => {
          onAsked(email);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

type ChangeEmailFormProps = { onCancel: () => void; onAsked: (email: string) => void };

function ChangeEmailForm({ onCancel, onAsked }: ChangeEmailFormProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { newEmail: "", password: "" },
    schema: emailChange,
    submit: async (change) => {
      await changeEmail(change);
      showToast(t("profile.address.mailSent"));
      onAsked(change.newEmail);
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
      <DialogFormEnd form={form} onCancel={onCancel}>
        {t("profile.address.sendMail")}
      </DialogFormEnd>
    </form>
  );
}
