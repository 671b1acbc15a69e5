import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { Profile } from "@verbena/server/client";
import { type ReactNode, useEffect, useState } from "react";
import { AccountPage, type AccountTab } from "#features/account/account-page.tsx";
import { readSignUpAge } from "#features/account/sign-up-age.ts";
import { wasWelcomed } from "#features/welcome/welcome-cookie.ts";
import { withNamespaces } from "#i18n/use-translation.ts";
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
  const beforeNext = useVisitorAnswers();
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
    <GuestOnly next={back ?? "/app"} waiting={<VisitorLoading />} beforeNext={beforeNext}>
      <VisitorLayout>
        <AccountPage
          from={back ?? undefined}
          isNew={!hasUsedVerbena}
          signUpAge={readSignUpAge()}
          tab={tab ?? (hasUsedVerbena ? "login" : "signup")}
          onTabChange={showTab}
        />
      </VisitorLayout>
    </GuestOnly>
  );
}

/**
 * After a sign-in, asks about answers that were given on this device without an account. Looks for them before the
 * sign-in, to save time. If the question cannot be loaded, it is asked at the next sign-in.
 */
function useVisitorAnswers() {
  const [isDone, setDone] = useState(false);
  // Not a query: a sign-in removes all queries, also those that are still loading.
  const [found, setFound] = useState<FoundAnswers | null>();
  useEffect(() => {
    let isShown = true;
    void findVisitorAnswers()
      .catch(() => null)
      .then((result) => {
        if (isShown) setFound(result);
      });
    return () => {
      isShown = false;
    };
  }, []);
  return (user: Profile, redirect: ReactNode) => {
    if (found === undefined) return <VisitorLoading />;
    if (isDone || found === null) return redirect;
    const { VisitorAnswersPage, answers } = found;
    return (
      <VisitorLayout>
        <VisitorAnswersPage user={user} answers={answers} onDone={() => setDone(true)} />
      </VisitorLayout>
    );
  };
}

type FoundAnswers = NonNullable<Awaited<ReturnType<typeof findVisitorAnswers>>>;

async function findVisitorAnswers() {
  const { readVisitorAnswers } = await import("#progress/visitor-answers.ts");
  const answers = await readVisitorAnswers();
  if (answers === null) return null;
  const page = import("#features/visitor-answers/visitor-answers-page.tsx");
  return { ...(await withNamespaces(page, "visitor")), answers };
}

export function VisitorLoading() {
  return (
    <VisitorLayout>
      <main id="content">
        <Loading />
      </main>
    </VisitorLayout>
  );
}
