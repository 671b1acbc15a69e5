import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { AccountPage, type AccountTab } from "#features/account/account-page.tsx";
import { wasWelcomed } from "#features/welcome/welcome-cookie.ts";
import { ownPath } from "#lib/own-path.ts";
import { GuestOnly } from "../guards/guest-only.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

const route = getRouteApi("/auth");

/** After signing in: back to where the learner was, if that is a path of ours, else to the app. */
export function AuthRoute() {
  const { from, tab, address } = route.useSearch();
  const navigate = useNavigate({ from: "/auth" });
  const back = ownPath(from);
  // Whose browser has never had a learner most likely wants to sign up.
  const isKnown = back !== null || address !== undefined || wasWelcomed();

  function showTab(chosen: AccountTab): void {
    const search = {
      ...(from !== undefined && { from }),
      ...(address && { address }),
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
          address={address}
        />
      </VisitorLayout>
    </GuestOnly>
  );
}
