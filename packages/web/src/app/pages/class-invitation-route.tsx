import { InvitationPage } from "#features/classes/management/invitation-page.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

export function ClassInvitationRoute() {
  return (
    <VisitorLayout>
      <InvitationPage />
    </VisitorLayout>
  );
}
