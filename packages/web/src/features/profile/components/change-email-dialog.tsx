import { emailChange } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { useForm } from "#lib/use-form.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { changeEmail } from "../api/account-changes.ts";
import { PresentPassword } from "./present-password.tsx";
import { ProfileFailure } from "./profile-failure.tsx";

type ChangeEmailDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Hears the address to which a mail has gone. */
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
  const issueText = useIssueText();
  const { email } = useUser();
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
        value={form.values.newEmail}
        onChange={(event) => form.set("newEmail", event.target.value)}
        error={issueText(form.issue("newEmail"))}
      />
      <PresentPassword
        email={email}
        value={form.values.password}
        onChange={(password) => form.set("password", password)}
        error={issueText(form.issue("password"))}
      />
      <ProfileFailure issue={form.issue("")} failure={form.failure} />
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("profile.address.sendMail")}
        </Button>
      </div>
    </form>
  );
}
