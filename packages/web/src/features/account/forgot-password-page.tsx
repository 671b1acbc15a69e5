import { useNavigate } from "@tanstack/react-router";
import { passwordResetRequest } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useSession } from "#session/use-session.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { useForm } from "#ui/use-form.ts";
import { requestPasswordReset } from "./api/account-calls.ts";
import { EmailField } from "./components/account-fields.tsx";
import { AccountFrame, WayBack } from "./components/account-frame.tsx";
import { useFailureToast } from "./use-complete-sign-in.ts";

/** Asks for a reset link. It never tells whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const session = useSession();
  const own = session.status === "signed-in" ? session.user.email : "";
  const email = useNavigationState().email || own;
  const navigate = useNavigate();
  const title = t("account.forgot.title");

  /** Going back from the next page shows the address that was given. */
  async function goOn(given: string): Promise<void> {
    await navigate({ to: "/auth/forgot", state: { email: given }, replace: true });
    await navigate({ to: "/auth/forgot/sent", state: { email: given } });
  }

  return (
    <AccountFrame title={title}>
      <p className="text-ink-soft">{t("account.forgot.intro")}</p>
      {session.status === "loading" ? (
        <Loading />
      ) : (
        <>
          <ForgotPasswordForm email={email} onSent={(given) => void goOn(given)} />
          <WayBack className="self-center" />
        </>
      )}
    </AccountFrame>
  );
}

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => void };

function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const orToast = useFailureToast();
  const form = useForm({
    initial: { email },
    schema: passwordResetRequest,
    submit: async (input) => {
      await orToast(requestPasswordReset(input));
      onSent(input.email);
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <EmailField {...form.field("email")} />
      <FormFailure silent form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.forgot.submit")}
      </Button>
    </form>
  );
}
