import { useTranslation } from "#i18n/use-translation.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useSignUp } from "../api.ts";
import { HIGHEST_AGE } from "../sign-up-age.ts";
import { EmailField, useRememberMe } from "./account-layout.tsx";
import { useCompleteSignIn } from "./code-form.tsx";

type SignUpFormProps = AccountFormProps & {
  /** From which age people sign up without a parent; null if nobody is asked. */
  age: string | null;
  onSignIn: () => void;
};

/** Creates an account and signs in. `GuestOnly` then redirects the learner. */
export function SignUpForm({ draft, age, onChange, onSignIn }: SignUpFormProps) {
  const { t } = useTranslation();
  const completeSignIn = useCompleteSignIn();
  const signUp = useSignUp();
  const [rememberMe, setRememberMe] = useRememberMe();
  const form = useForm({
    initial: draft,
    onChange,
    schema: async () => {
      const { signUpInput, publicSignUpInput } = await import("@verbena/server/forms");
      return age === null ? signUpInput : publicSignUpInput;
    },
    submit: async (input) => {
      await completeSignIn(signUp({ ...input, rememberMe }));
      showToast(t("account.signupSuccess"));
    },
  });
  const ageError = form.error("isOfAge");
  // Where the age is unknown, the server may still ask.
  const asksAge = age !== null || form.values.isOfAge || ageError !== undefined;

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <TextField
        label={t("account.username")}
        name="name"
        autoComplete="nickname"
        dir="auto"
        {...form.field("name")}
      />
      <EmailField {...form.field("email")} />
      {form.issue("email") === "emailTaken" && (
        <TakenAddress email={form.values.email} onSignIn={onSignIn} />
      )}
      <PasswordField
        label={t("account.password")}
        name="new-password"
        autoComplete="new-password"
        hint={t("account.passwordHint")}
        {...form.field("password")}
      />
      <Checkbox
        name="rememberMe"
        checked={rememberMe}
        onChange={({ target }) => setRememberMe(target.checked)}
      >
        {t("account.rememberMe")}
      </Checkbox>
      {asksAge && (
        <div className="flex flex-col gap-1.5">
          <Checkbox
            name="isOfAge"
            checked={form.values.isOfAge}
            aria-invalid={ageError ? true : undefined}
            aria-describedby={ageError && "age-error"}
            onChange={({ target }) => form.set("isOfAge", target.checked)}
          >
            <span data-age>{t("account.isOfAge", { age: age ?? HIGHEST_AGE })}</span>
          </Checkbox>
          <FieldError id="age-error" error={ageError} />
        </div>
      )}
      <FormFailure silent form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.submitSignup")}
      </Button>
    </form>
  );
}

/** Offered when the address has an account: sign in, or reset the password. */
function TakenAddress({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
      <Button size="small" variant="secondary" onClick={onSignIn}>
        {t("account.submitLogin")}
      </Button>
      <TextLink to="/auth/forgot" state={{ email }} className="inline-flex min-h-11 items-center">
        {t("account.forgotPassword")}
      </TextLink>
    </div>
  );
}

/** The typed values, which both tabs share. */
export type AccountDraft = { name: string; email: string; password: string; isOfAge: boolean };

export type AccountFormProps = {
  draft: AccountDraft;
  onChange: (changed: Partial<AccountDraft>) => void;
};
