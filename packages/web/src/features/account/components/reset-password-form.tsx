import { passwordReset } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { PasswordField } from "#lib/password-field.tsx";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { resetPassword } from "../api/account-calls.ts";
import { isLinkExpired } from "../link-expired.ts";
import { useFailureToast } from "../use-failure-toast.ts";

type ResetPasswordFormProps = {
  token: string;
  /** Whose password it is, as far as it is known. */
  email: string | undefined;
  onReset: () => void;
  /** The link is good no more: whatever is typed cannot be used. */
  onExpired: () => void;
};

export function ResetPasswordForm({ token, email, onReset, onExpired }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const orToast = useFailureToast();
  const form = useForm({
    initial: { token, newPassword: "" },
    schema: passwordReset,
    submit: async (input) => {
      try {
        await orToast(resetPassword(input));
      } catch (error) {
        if (isLinkExpired(error)) onExpired();
        throw error;
      }
      showToast(t("account.reset.done"));
      onReset();
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {email !== undefined && (
        // Tells password managers whose password it is.
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      )}
      <PasswordField
        label={t("account.reset.newPassword")}
        name="new-password"
        autoComplete="new-password"
        hint={t("account.passwordHint")}
        value={form.values.newPassword}
        onChange={(event) => form.set("newPassword", event.target.value)}
        error={issueText(form.issue("newPassword"))}
      />
      <FormFailure silent issue={form.issue("")} failure={form.failure} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.reset.submit")}
      </Button>
    </form>
  );
}
