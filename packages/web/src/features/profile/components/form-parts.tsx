import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { ApiError } from "#lib/api-error.ts";
import { useSession, useUser } from "#session/use-session.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CodeField, PasswordField } from "#ui/password-field.tsx";

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

/** The error of a form as a whole. When the session has ended, offers to sign in. */
export function ProfileFormFailure({ form }: { form: FormErrors }) {
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
