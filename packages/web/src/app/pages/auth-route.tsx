import { getRouteApi } from "@tanstack/react-router";
import { AccountPage } from "#features/account/account-page.tsx";
import { ownPath } from "#lib/own-path.ts";
import { GuestOnly } from "../guards/guest-only.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

const route = getRouteApi("/auth");

/** After signing in: back to where the learner was, if that is a path of ours, else to the app. */
export function AuthRoute() {
  const back = ownPath(route.useSearch().from);
  return (
    <GuestOnly next={back ?? "/app"}>
      <VisitorLayout>
        <AccountPage returning={back !== null} />
      </VisitorLayout>
    </GuestOnly>
  );
}
