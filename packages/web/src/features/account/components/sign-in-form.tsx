import { useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextLink } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import { signIn } from "../api.ts";
import { EmailField, useRememberMe } from "./account-layout.tsx";
import { useCompleteSignIn, useErrorToast } from "./code-form.tsx";
import type { AccountFormProps } from "./sign-up-form.tsx";

type SignInFormProps = AccountFormProps & {
  /** Whether the password field takes focus. */
  focusPassword: boolean;
  /** Whether the password has just been chosen. */
  passwordIsNew: boolean;
  onNeedsCode: () => void;
};

/** Signs in. `GuestOnly` then redirects the learner. */
export function SignInForm({
  draft,
  onChange,
  focusPassword,
  passwordIsNew,
  onNeedsCode,
}: SignInFormProps) {
  const { t } = useTranslation();
  const completeSignIn = useCompleteSignIn();
  const withErrorToast = useErrorToast();
  const passwordField = useRef<HTMLInputElement>(null);
  const [rememberMe, setRememberMe] = useRememberMe();
  const form = useForm({
    initial: { email: draft.email, password: draft.password },
    onChange,
    schema: async () => (await import("@verbena/server/forms")).signInInput,
    submit: async (input) => {
      // Do not call `completeSignIn(signIn(…))`, because the session may exist only after a second step.
      const { needsCode } = await withErrorToast(signIn({ ...input, rememberMe }));
      if (needsCode) return onNeedsCode();
      await completeSignIn();
      showToast(t("account.loginSuccess"));
    },
  });

  useEffect(() => {
    if (focusPassword) passwordField.current?.focus();
  }, [focusPassword]);

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <EmailField {...form.field("email")} />
      <PasswordField
        ref={passwordField}
        label={t("account.password")}
        name="password"
        autoComplete="current-password"
        hint={passwordIsNew ? t("account.passwordJustChosen") : undefined}
        {...form.field("password")}
      />
      <Checkbox
        name="rememberMe"
        checked={rememberMe}
        onChange={({ target }) => setRememberMe(target.checked)}
      >
        {t("account.rememberMe")}
      </Checkbox>
      <FormFailure silent form={form} />
      {form.failure?.code === "rate_limited" && (
        <p className="text-ink-soft">{t("account.orReset")}</p>
      )}
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
