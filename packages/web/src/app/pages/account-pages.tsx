import { useNavigate } from "@tanstack/react-router";
import { ConfirmAddressPage } from "#features/account/confirm-address-page.tsx";
import { ForgotPasswordPage, ResetSentPage } from "#features/account/forgot-password-page.tsx";
import { ResetPasswordPage } from "#features/account/reset-password-page.tsx";
import { WeeklyMailPage } from "#features/account/weekly-mail-page.tsx";
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

  /** Goes to the sign-in page. Loads the session again before, because the new password has ended it. */
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

export function ConfirmAddressRoute() {
  return <ConfirmRoute kind="confirm-address" />;
}

export function ConfirmNewAddressRoute() {
  return <ConfirmRoute kind="confirm-new-address" />;
}

/** Confirms an address and then opens the dashboard. */
function ConfirmRoute({ kind }: { kind: "confirm-address" | "confirm-new-address" }) {
  const { refresh } = useSession();
  const navigate = useNavigate();

  async function openNextPage(confirmedAddress: string): Promise<void> {
    await refresh();
    await navigate({ to: "/app", state: { confirmedAddress }, replace: true });
  }

  return (
    <VisitorLayout>
      <ConfirmAddressPage kind={kind} onConfirmed={(email) => void openNextPage(email)} />
    </VisitorLayout>
  );
}

/** The page of the link in the weekly mail. */
export function WeeklyMailRoute() {
  const { refresh } = useSession();
  return (
    <VisitorLayout>
      <WeeklyMailPage onChanged={() => void refresh()} />
    </VisitorLayout>
  );
}
