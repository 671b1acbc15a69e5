import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ApiError } from "#lib/api-error.ts";
import { useChangeProfile } from "#session/use-change-profile.ts";
import { useSession, useUser } from "#session/use-session.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { CodeField, PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { browsersQuery, changePassword } from "../api.ts";

export function UsernameForm() {
  const { t } = useTranslation();
  const { username } = useUser();
  const changeProfile = useChangeProfile();
  const form = useForm({
    initial: { username },
    schema: async () =>
      (await import("@verbena/server/forms")).profileChange.pick({ username: true }).required(),
    submit: async (change) => {
      await changeProfile(change);
      showToast(t("profile.updated"));
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col items-start gap-4">
      <TextField
        className="w-full max-w-md"
        label={t("profile.username")}
        name="username"
        autoComplete="nickname"
        dir="auto"
        {...form.field("username")}
      />
      <ProfileFormFailure form={form} />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {t("profile.save")}
      </Button>
    </form>
  );
}

/** A form that changes the password. The change signs out all other browsers. */
export function PasswordForm() {
  const { t } = useTranslation();
  const { email } = useUser();
  const codeIfAny = useCodeIfAny();
  const client = useQueryClient();
  const form = useForm({
    initial: { currentPassword: "", newPassword: "", ...codeIfAny },
    schema: async () => (await import("@verbena/server/forms")).passwordChange,
    clearAfterSubmit: true,
    submit: async (change) => {
      await changePassword(change);
      showToast(t("profile.passwordUpdated"));
      void client.invalidateQueries(browsersQuery);
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col items-start gap-4">
      <CurrentPassword className="w-full max-w-md" {...form.field("currentPassword")} />
      <TextLink
        to="/auth/forgot"
        state={{ email }}
        className="-mt-3 inline-flex min-h-11 items-center"
      >
        {t("account.forgotPassword")}
      </TextLink>
      <PasswordField
        className="w-full max-w-md"
        label={t("profile.newPassword")}
        hint={t("account.passwordHint")}
        name="new-password"
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
      <CodeIfAny className="w-full max-w-md" {...form.field("code")} />
      <p className="text-[0.9375rem] text-ink-soft">{t("profile.passwordNote")}</p>
      <ProfileFormFailure form={form} />
      <Button type="submit" variant="secondary" busy={form.busy}>
        {t("profile.changePassword")}
      </Button>
    </form>
  );
}

type CurrentPasswordProps = Pick<
  ComponentProps<typeof PasswordField>,
  "value" | "onChange" | "error" | "className"
>;

/** A field for the current password, with a hidden username for password managers. */
export function CurrentPassword(props: CurrentPasswordProps) {
  const { t } = useTranslation();
  const { email } = useUser();
  return (
    <>
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={t("profile.currentPassword")}
        name="current-password"
        autoComplete="current-password"
        {...props}
      />
    </>
  );
}

type CodeIfAnyProps = Pick<
  ComponentProps<typeof CodeField>,
  "value" | "onChange" | "error" | "className"
>;

/** The initial value of the field `CodeIfAny`. */
export function useCodeIfAny(): { code?: string } {
  return useUser().twoFactorEnabled ? { code: "" } : {};
}

/** A field for a code, if the learner has a second factor. */
export function CodeIfAny(props: CodeIfAnyProps) {
  const { t } = useTranslation();
  const { twoFactorEnabled } = useUser();
  if (!twoFactorEnabled) return null;
  return <CodeField digitsOnly={false} label={t("profile.twoFactor.anyCode")} {...props} />;
}

type FormErrors = { formError: string | null; failure: ApiError | null };

/** The error of a whole form. Offers to sign in when the session has ended. */
function ProfileFormFailure({ form }: { form: FormErrors }) {
  const { t } = useTranslation();
  const { refresh } = useSession();
  if (form.failure?.code !== "unauthenticated") return <FormFailure form={form} />;
  return (
    <Alert
      tone="error"
      action={
        <Button size="small" variant="secondary" onClick={() => void refresh()}>
          {t("progress.signIn")}
        </Button>
      }
    >
      {t("profile.notSignedIn")}
    </Alert>
  );
}

type DialogFormActionsProps = {
  form: FormErrors & { busy: boolean };
  onCancel: () => void;
  /** The text of the submit button. */
  children: ReactNode;
  variant?: "danger";
};

/** The end of a form in a dialog: its error, and buttons to cancel and submit. */
export function DialogFormActions({ form, onCancel, children, variant }: DialogFormActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ProfileFormFailure form={form} />
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={form.busy} variant={variant}>
          {children}
        </Button>
      </div>
    </>
  );
}
