import { getRouteApi } from "@tanstack/react-router";
import { AccountPage } from "#features/account/account-page.tsx";
import { wasWelcomed } from "#features/welcome/welcome-cookie.ts";
import { ownPath } from "#lib/own-path.ts";
import { GuestOnly } from "../guards/guest-only.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

const route = getRouteApi("/auth");

/** After signing in: back to where the learner was, if that is a path of ours, else to the app. */
export function AuthRoute() {
  const { from, tab, address } = route.useSearch();
  const back = ownPath(from);
  const isKnown = back !== null || tab === "login" || address !== undefined || wasWelcomed();
  return (
    <GuestOnly next={back ?? "/app"}>
      <VisitorLayout festive>
        <AccountPage returning={back !== null} isNew={!isKnown} address={address} />
      </VisitorLayout>
    </GuestOnly>
  );
}
