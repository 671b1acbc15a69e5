import { useMutation } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { Alert, FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import { requestPasswordReset } from "./api.ts";
import { AccountLayout, BackLink, EmailField } from "./components/account-layout.tsx";
import { useErrorToast } from "./components/code-form.tsx";

/** Requests a mail with a reset link. Does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const session = useSession();
  const ownEmail = session.status === "signed-in" ? session.user.email : "";
  const email = useNavigationState().email || ownEmail;
  const navigate = useNavigate();
  const title = t("mailedLinks.forgot.title");

  /** Also stores the address in the current history entry, to show it when the visitor goes back. */
  async function showSentPage(sentTo: string): Promise<void> {
    await navigate({ to: "/auth/forgot", state: { email: sentTo }, replace: true });
    await navigate({ to: "/auth/forgot/sent", state: { email: sentTo } });
  }

  return (
    <AccountLayout title={title}>
      <p className="text-ink-soft">{t("mailedLinks.forgot.intro")}</p>
      {session.status === "loading" ? (
        <Loading />
      ) : (
        <>
          <ForgotPasswordForm email={email} onSent={(sentTo) => void showSentPage(sentTo)} />
          <BackLink className="self-center" />
        </>
      )}
    </AccountLayout>
  );
}

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => void };

function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const withErrorToast = useErrorToast();
  const form = useForm({
    initial: { email },
    schema: async () => (await import("@verbena/server/forms")).passwordResetRequest,
    submit: async (input) => {
      await withErrorToast(requestPasswordReset(input));
      onSent(input.email);
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <EmailField {...form.field("email")} />
      <FormFailure silent form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("mailedLinks.forgot.submit")}
      </Button>
    </form>
  );
}

/** Says that the address gets a reset link if it has an account. */
export function ResetSentPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const email = useNavigationState().email ?? "";
  const { mutate: sendAgain, isPending } = useMutation({
    mutationFn: () => requestPasswordReset({ email }),
    onSuccess: () => showToast(t("mailedLinks.forgot.sentAgain")),
    onError: (error) => showErrorToast(errorText(error)),
  });
  if (email === "") return <Navigate to="/auth/forgot" replace />;
  const title = t("mailedLinks.forgot.sentTitle");
  return (
    <AccountLayout title={title}>
      <Alert tone="success" silent>
        {t("mailedLinks.forgot.sent", { email: isolated(email) })}
      </Alert>
      <p className="text-ink-soft">{t("mailedLinks.forgot.notReceived")}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isPending} onClick={() => sendAgain()}>
          {t("mailedLinks.forgot.again")}
        </Button>
        <ButtonLink variant="secondary" to="/auth/forgot" state={{ email }}>
          {t("mailedLinks.forgot.otherAddress")}
        </ButtonLink>
      </div>
      <BackLink className="self-start" />
    </AccountLayout>
  );
}
