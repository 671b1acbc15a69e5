import { passwordReset } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
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
        {...form.field("newPassword")}
      />
      <FormFailure silent form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.reset.submit")}
      </Button>
    </form>
  );
}
