import { useNavigate } from "@tanstack/react-router";
import { ForgotPasswordPage } from "#features/account/forgot-password-page.tsx";
import { ResetPasswordPage } from "#features/account/reset-password-page.tsx";
import { ResetSentPage } from "#features/account/reset-sent-page.tsx";
import { useSession } from "#session/use-session.ts";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

export function ForgotPasswordRoute() {
  return (
    <VisitorLayout>
      <ForgotPasswordPage />
    </VisitorLayout>
  );
}

export function ResetSentRoute() {
  return (
    <VisitorLayout>
      <ResetSentPage />
    </VisitorLayout>
  );
}

export function ResetPasswordRoute() {
  const { refresh } = useSession();
  const navigate = useNavigate();

  /** Loads the session again first, because the new password has ended it. */
  async function goToSignIn(email: string | undefined): Promise<void> {
    await refresh();
    const state = { ...(email !== undefined && { email }), passwordIsNew: true };
    await navigate({ to: "/auth", search: { tab: "login" }, state, replace: true });
  }

  return (
    <VisitorLayout>
      <ResetPasswordPage onReset={(email) => void goToSignIn(email)} />
    </VisitorLayout>
  );
}
