import { signInInput } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { FormFailure } from "#lib/form-failure.tsx";
import { PasswordField } from "#lib/password-field.tsx";
import { useForm } from "#lib/use-form.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextLink } from "#ui/text-link.tsx";
import type { AccountFormProps } from "../account-draft.ts";
import { signIn } from "../api/account-calls.ts";
import { remembersMe, storeRememberMe } from "../remember-me.ts";
import { useEntry } from "../use-entry.ts";
import { EmailField } from "./email-field.tsx";

/** Signs in; where the learner goes next is the guest guard's to decide. */
export function SignInForm({ draft, onChange }: AccountFormProps) {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const enter = useEntry();
  const [rememberMe, setRememberMe] = useState(remembersMe);
  const form = useForm({
    initial: { email: draft.email, password: draft.password },
    onChange,
    schema: signInInput,
    submit: async (input) => {
      await enter(signIn({ ...input, rememberMe }));
      showToast(t("account.loginSuccess"));
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <EmailField
        value={form.values.email}
        onChange={(event) => form.set("email", event.target.value)}
        error={issueText(form.issue("email"))}
      />
      <PasswordField
        label={t("account.password")}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={(event) => form.set("password", event.target.value)}
        error={issueText(form.issue("password"))}
      />
      <Checkbox
        checked={rememberMe}
        onChange={({ target }) => {
          setRememberMe(target.checked);
          storeRememberMe(target.checked);
        }}
      >
        {t("account.rememberMe")}
      </Checkbox>
      <FormFailure silent issue={form.issue("")} failure={form.failure} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.submitLogin")}
      </Button>
      <TextLink
        to="/auth/forgot"
        state={{ email: form.values.email }}
        className="inline-flex min-h-11 items-center self-center"
      >
        {t("account.forgotPassword")}
      </TextLink>
    </form>
  );
}
