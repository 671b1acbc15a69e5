import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { hasIssue } from "#lib/api-error.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { focusNextHeading } from "#ui/page.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import { linkQuery, resetPassword } from "./api.ts";
import { AccountLayout, BackLink } from "./components/account-layout.tsx";
import { useErrorToast } from "./components/code-form.tsx";

type ResetPasswordPageProps = {
  /**
   * Called after the change, when all sessions have ended. The address is undefined if the check of the link failed.
   */
  onReset: (email: string | undefined) => void;
};

/** Sets a new password by a mailed link. */
export function ResetPasswordPage({ onReset }: ResetPasswordPageProps) {
  const token = useNavigationState().linkToken;
  return token === undefined ? (
    <ExpiredLink />
  ) : (
    <NewPassword key={token} token={token} onReset={onReset} />
  );
}

function NewPassword({ token, onReset }: ResetPasswordPageProps & { token: string }) {
  const { t } = useTranslation();
  const [isExpired, setExpired] = useState(false);
  const link = useQuery(linkQuery({ kind: "reset-password", token }));
  const title = t("mailedLinks.reset.title");

  function showExpired(): void {
    focusNextHeading();
    setExpired(true);
  }

  if (isExpired || link.data === null) return <ExpiredLink />;
  // Show the form even if the check of the link failed, because submitting checks the link again.
  return (
    <AccountLayout key="choose" title={title}>
      {link.isPending ? (
        <Loading label={t("mailedLinks.reset.checking")} />
      ) : (
        <>
          <p className="text-ink-soft">{t("mailedLinks.reset.intro")}</p>
          <ResetPasswordForm
            token={token}
            email={link.data?.email}
            onReset={() => onReset(link.data?.email)}
            onExpired={showExpired}
          />
        </>
      )}
    </AccountLayout>
  );
}

function ExpiredLink() {
  const { t } = useTranslation();
  const title = t("mailedLinks.reset.expiredTitle");
  return (
    <AccountLayout key="expired" title={title}>
      <p className="text-ink-soft">{t("mailedLinks.reset.expired")}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/auth/forgot">{t("mailedLinks.reset.askAgain")}</ButtonLink>
        <BackLink />
      </div>
    </AccountLayout>
  );
}

type ResetPasswordFormProps = {
  token: string;
  /** Undefined if the check of the link failed. */
  email: string | undefined;
  onReset: () => void;
  onExpired: () => void;
};

function ResetPasswordForm({ token, email, onReset, onExpired }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const withErrorToast = useErrorToast();
  const form = useForm({
    initial: { token, newPassword: "" },
    schema: async () => (await import("@verbena/server/forms")).passwordReset,
    submit: async (input) => {
      try {
        await withErrorToast(resetPassword(input));
      } catch (error) {
        if (hasIssue(error, "linkExpired")) onExpired();
        throw error;
      }
      showToast(t("mailedLinks.reset.done"));
      onReset();
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {email !== undefined && (
        // For password managers.
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      )}
      <PasswordField
        label={t("mailedLinks.reset.newPassword")}
        name="new-password"
        autoComplete="new-password"
        hint={t("account.passwordHint")}
        {...form.field("newPassword")}
      />
      <FormFailure silent form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("mailedLinks.reset.submit")}
      </Button>
    </form>
  );
}
