import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { AccountPage, type AccountTab } from "#features/account/account-page.tsx";
import { wasWelcomed } from "#features/welcome/welcome-cookie.ts";
import { sameSitePath } from "#lib/same-site-path.ts";
import { Loading } from "#ui/loading.tsx";
import { GuestOnly } from "../guards.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

const route = getRouteApi("/auth");

/** After signing in, the learner returns to the path in `from` if it is a path of this site. */
export function AuthRoute() {
  const { from, tab } = route.useSearch();
  const navigate = useNavigate({ from: "/auth" });
  const back = sameSitePath(from);
  // A visitor whose browser has not used Verbena most likely wants to sign up.
  const hasUsedVerbena = wasWelcomed();

  function showTab(chosen: AccountTab): void {
    const search = {
      ...(from !== undefined && { from }),
      tab: chosen,
    };
    void navigate({ search, state: true, replace: true, resetScroll: false });
  }

  return (
    <GuestOnly next={back ?? "/app"} waiting={<VisitorLoading />}>
      <VisitorLayout>
        <AccountPage
          isRedirected={back !== null}
          isNew={!hasUsedVerbena}
          tab={tab ?? (hasUsedVerbena ? "login" : "signup")}
          onTabChange={showTab}
        />
      </VisitorLayout>
    </GuestOnly>
  );
}

function VisitorLoading() {
  return (
    <VisitorLayout>
      <main id="content">
        <Loading />
      </main>
    </VisitorLayout>
  );
}
