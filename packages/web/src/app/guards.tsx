import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { WaitingLayout } from "./layout/waiting-layout.tsx";

/*
 * Guards are components, not `beforeLoad`: a session may end while a page is shown, and the page's code
 * loads while the session does.
 */

type GuardProps = { children: ReactNode };

/** Shows learners' pages. Visitors sign in first and then come back. */
export function SignedInOnly({ children }: GuardProps) {
  const { status } = useSession();
  if (status === "signed-in") return children;
  if (status === "signed-out") return <SignInFirst />;
  return (
    <WaitingLayout>{status === "loading" ? <Loading /> : <SessionUnreachable />}</WaitingLayout>
  );
}

/** Shows administrators' pages. The role `admin` counts only when the server has confirmed it. */
export function AdminOnly({ children }: GuardProps) {
  const { t } = useTranslation();
  const session = useSession();
  if (session.status === "loading" || isUnconfirmed(session)) {
    return (
      <WaitingLayout>
        <Loading label={t("account.checkingPermissions")} />
      </WaitingLayout>
    );
  }
  if (session.status !== "signed-in") return <SignInFirst />;
  return session.user.role === "admin" ? children : <Redirect href="/app" />;
}

type GuestOnlyProps = GuardProps & {
  /** The path for those who are signed in. */
  next: string;
  /** Shown while the session loads. */
  waiting: ReactNode;
};

/** Shows a page to visitors who are not signed in. */
export function GuestOnly({ next, waiting, children }: GuestOnlyProps) {
  const session = useSession();
  if (session.status === "loading" || isUnconfirmed(session)) return waiting;
  return session.status === "signed-in" ? <Redirect href={next} /> : children;
}

function isUnconfirmed(session: ReturnType<typeof useSession>): boolean {
  return session.status === "signed-in" && !session.isConfirmed;
}

/** Remembers where the visitor wanted to go, unless they have just signed out. */
function SignInFirst() {
  const { leftOnPurpose } = useSession();
  const from = useRouter().latestLocation.href;
  return <Redirect href={leftOnPurpose ? "/auth" : `/auth?from=${encodeURIComponent(from)}`} />;
}

/** Redirects once, to the first `href`: this component renders again while the next page loads. */
function Redirect({ href }: { href: string }) {
  const { history } = useRouter();
  const [target] = useState(href);
  useEffect(() => history.replace(target), [history, target]);
  return null;
}

function SessionUnreachable() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  return (
    <div className="mx-auto max-w-xl p-4 py-16">
      <Alert
        tone="wrong"
        action={
          <Button size="small" variant="secondary" onClick={() => void refresh()}>
            {t("common.retry")}
          </Button>
        }
      >
        {t("errors.codes.unreachable")}
      </Alert>
    </div>
  );
}
