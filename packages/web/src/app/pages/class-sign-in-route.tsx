import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { ClassSignInPage, SomeoneElsePage } from "#features/account/class-sign-in-page.tsx";
import { useNavigationState } from "#lib/navigation-state.ts";
import { sameSitePath } from "#lib/same-site-path.ts";
import { useSession } from "#session/use-session.ts";
import { GuestOnly } from "../guards.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";
import { VisitorLoading } from "./auth-route.tsx";

const route = getRouteApi("/auth/class");

const emptyCard = { code: "", name: "" };

/** The page that the QR code of a pupil opens. After signing in, the pupil goes to the path in `from`, if any. */
export function ClassSignInRoute() {
  const { from } = route.useSearch();
  const { classCard } = useNavigationState();
  const session = useSession();
  /** Whether the person in front of the screen is the one who is signed in. */
  const [isKnown, setKnown] = useState(classCard === undefined);
  if (session.status === "signed-in" && !session.isPending && !isKnown) {
    return (
      <VisitorLayout>
        <SomeoneElsePage
          name={session.user.username}
          onStay={() => setKnown(true)}
          onLeave={() => void session.signOut()}
        />
      </VisitorLayout>
    );
  }
  return (
    <GuestOnly next={sameSitePath(from) ?? "/app"} waiting={<VisitorLoading />}>
      <VisitorLayout>
        <ClassSignInPage card={classCard ?? emptyCard} onSubmit={() => setKnown(true)} />
      </VisitorLayout>
    </GuestOnly>
  );
}
