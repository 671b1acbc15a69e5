import { useNavigate } from "@tanstack/react-router";
import { ConfirmAddressPage } from "#features/account/confirm-address-page.tsx";
import { WeeklyMailPage } from "#features/account/weekly-mail-page.tsx";
import { useSession } from "#session/use-session.ts";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

export function ConfirmAddressRoute() {
  return <ConfirmRoute kind="confirm-address" />;
}

export function ConfirmNewAddressRoute() {
  return <ConfirmRoute kind="confirm-new-address" />;
}

/** After the confirmation, opens the dashboard. */
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

/** The link in the weekly mail. */
export function WeeklyMailRoute() {
  const { refresh } = useSession();
  return (
    <VisitorLayout>
      <WeeklyMailPage onChanged={() => void refresh()} />
    </VisitorLayout>
  );
}
