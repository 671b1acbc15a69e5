import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { AccountPage, type AccountTab } from "#features/account/account-page.tsx";
import { wasWelcomed } from "#features/welcome/welcome-cookie.ts";
import { useConfirmedAddress } from "#lib/confirmed-address.ts";
import { ownPath } from "#lib/own-path.ts";
import { GuestOnly } from "../guards/guest-only.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

const route = getRouteApi("/auth");

/** After signing in: back to where the learner was, if that is a path of ours, else to the app. */
export function AuthRoute() {
  const { from, tab } = route.useSearch();
  const isConfirmed = useConfirmedAddress() !== undefined;
  const navigate = useNavigate({ from: "/auth" });
  const back = ownPath(from);
  // Whose browser has never had a learner most likely wants to sign up.
  const isKnown = back !== null || isConfirmed || wasWelcomed();

  function showTab(chosen: AccountTab): void {
    const search = {
      ...(from !== undefined && { from }),
      tab: chosen,
    };
    void navigate({ search, state: true, replace: true, resetScroll: false });
  }

  return (
    <GuestOnly next={back ?? "/app"}>
      <VisitorLayout festive>
        <AccountPage
          returning={back !== null}
          tab={tab ?? (isKnown ? "login" : "signup")}
          onTab={showTab}
          confirmed={isConfirmed}
        />
      </VisitorLayout>
    </GuestOnly>
  );
}
