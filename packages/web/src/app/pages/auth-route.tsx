import { getRouteApi } from "@tanstack/react-router";
import { AccountPage } from "#features/account/account-page.tsx";
import { wasWelcomed } from "#features/welcome/welcome-cookie.ts";
import { ownPath } from "#lib/own-path.ts";
import { GuestOnly } from "../guards/guest-only.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

const route = getRouteApi("/auth");

/** After signing in: back to where the learner was, if that is a path of ours, else to the app. */
export function AuthRoute() {
  const back = ownPath(route.useSearch().from);
  return (
    <GuestOnly next={back ?? "/app"}>
      <VisitorLayout festive>
        <AccountPage returning={back !== null} isNew={back === null && !wasWelcomed()} />
      </VisitorLayout>
    </GuestOnly>
  );
}
