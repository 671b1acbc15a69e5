import { passwordResetRequest } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { useForm } from "#ui/use-form.ts";
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
      <EmailField {...form.field("email")} />
      <FormFailure silent form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.forgot.submit")}
      </Button>
    </form>
  );
}
