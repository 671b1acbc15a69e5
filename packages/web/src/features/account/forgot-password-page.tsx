import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { useForm } from "#ui/use-form.ts";
import { requestPasswordReset } from "./api/account-calls.ts";
import { EmailField } from "./components/account-fields.tsx";
import { AccountLayout, BackLink } from "./components/account-layout.tsx";
import { useErrorToast } from "./use-complete-sign-in.ts";

/** Requests a mail with a reset link. Does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const session = useSession();
  const ownEmail = session.status === "signed-in" ? session.user.email : "";
  const email = useNavigationState().email || ownEmail;
  const navigate = useNavigate();
  const title = t("mailedLinks.forgot.title");

  /** Stores the address in this history entry, too, so that going back shows it. */
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
