import { passwordResetRequest } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { requestPasswordReset } from "../api/account-calls.ts";
import { useFailureToast } from "../use-failure-toast.ts";
import { EmailField } from "./email-field.tsx";

type ForgotPasswordFormProps = {
  email: string;
  /** Hears the address for which a mail was asked. */
  onSent: (email: string) => void;
};

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const orToast = useFailureToast();
  const form = useForm({
    initial: { email },
    schema: passwordResetRequest,
    submit: async (input) => {
      await orToast(requestPasswordReset(input));
      onSent(input.email);
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <EmailField
        value={form.values.email}
        onChange={(event) => form.set("email", event.target.value)}
        error={issueText(form.issue("email"))}
      />
      <FormFailure silent issue={form.issue("")} failure={form.failure} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.forgot.submit")}
      </Button>
    </form>
  );
}
