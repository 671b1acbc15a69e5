import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { AccountFrame } from "./components/account-frame.tsx";
import { ForgotPasswordForm } from "./components/forgot-password-form.tsx";
import { WayBack } from "./components/way-back.tsx";
import { useTypedEmail } from "./use-typed-email.ts";

/** Asks for a link to a new password. Whether there is such an account is never told. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const typed = useTypedEmail();
  const session = useSession();
  const own = session.status === "signed-in" ? session.user.email : "";
  const navigate = useNavigate();
  const title = t("account.forgot.title");

  /** Who comes back from there finds the address that they gave. */
  async function goOn(given: string): Promise<void> {
    await navigate({ to: "/auth/forgot", state: { email: given }, replace: true });
    await navigate({ to: "/auth/forgot/sent", state: { email: given } });
  }

  return (
    <AccountFrame title={title} heading={title}>
      <p className="text-ink-soft">{t("account.forgot.intro")}</p>
      {session.status === "loading" ? (
        <Loading />
      ) : (
        <>
          <ForgotPasswordForm email={typed || own} onSent={(given) => void goOn(given)} />
          <WayBack className="self-center" />
        </>
      )}
    </AccountFrame>
  );
}
