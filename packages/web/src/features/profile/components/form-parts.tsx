import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ApiError } from "#lib/api-error.ts";
import { useSession, useUser } from "#session/use-session.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";

type CurrentPasswordProps = Pick<
  ComponentProps<typeof PasswordField>,
  "value" | "onChange" | "error" | "className"
>;

/** The current password; the hidden field tells password managers whose it is. */
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

type FailedForm = { formError: string | null; failure: ApiError | null };

/** What went wrong with a form of the profile; a learner whose session has ended can sign in. */
export function ProfileFailure({ form }: { form: FailedForm }) {
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

type DialogFormEndProps = {
  form: FailedForm & { busy: boolean };
  onCancel: () => void;
  /** The text of the submit button. */
  children: ReactNode;
  variant?: "danger";
};

/** The failure and the buttons at the end of a form in a dialog. */
export function DialogFormEnd({ form, onCancel, children, ...look }: DialogFormEndProps) {
  const { t } = useTranslation();
  return (
    <>
      <ProfileFailure form={form} />
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button type="submit" busy={form.busy} {...look}>
          {children}
        </Button>
      </div>
    </>
  );
}
