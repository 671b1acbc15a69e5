import { signUpInput } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { PasswordField } from "#lib/password-field.tsx";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import type { AccountFormProps } from "../account-draft.ts";
import { useSignUp } from "../api/use-sign-up.ts";
import { remembersMe } from "../remember-me.ts";
import { useEntry } from "../use-entry.ts";
import { EmailField } from "./email-field.tsx";

/** Makes an account and signs in; where the learner goes next is the guest guard's to decide. */
export function SignUpForm({ draft, onChange }: AccountFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const enter = useEntry();
  const signUp = useSignUp();
  const form = useForm({
    initial: draft,
    onChange,
    schema: signUpInput,
    submit: async (input) => {
      await enter(signUp({ ...input, rememberMe: remembersMe() }));
      showToast(t("account.signupSuccess"));
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <TextField
        label={t("account.username")}
        name="name"
        autoComplete="nickname"
        value={form.values.name}
        onChange={(event) => form.set("name", event.target.value)}
        error={issueText(form.issue("name"))}
      />
      <EmailField
        value={form.values.email}
        onChange={(event) => form.set("email", event.target.value)}
        error={issueText(form.issue("email"))}
      />
      <PasswordField
        label={t("account.password")}
        name="new-password"
        autoComplete="new-password"
        hint={t("account.passwordHint")}
        value={form.values.password}
        onChange={(event) => form.set("password", event.target.value)}
        error={issueText(form.issue("password"))}
      />
      <FormFailure silent issue={form.issue("")} failure={form.failure} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.submitSignup")}
      </Button>
    </form>
  );
}
