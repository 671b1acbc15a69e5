import { useRouter } from "@tanstack/react-router";
import type { Profile } from "@verbena/server/client";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { type SessionState, useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { LoadingLayout } from "./layout/loading-layout.tsx";

/*
 * Guards are components and not `beforeLoad` functions: a session may end while a page is shown, and the code of a page
 * loads at the same time as the session.
 */

type GuardProps = { children: ReactNode };

/** Shows a learner's page. Redirects visitors to the sign-in page, and back after they sign in. */
export function SignedInOnly({ children }: GuardProps) {
  const { status } = useSession();
  if (status === "signed-in") return children;
  if (status === "signed-out") return <SignInFirst />;
  return (
    <LoadingLayout>{status === "loading" ? <Loading /> : <SessionUnreachable />}</LoadingLayout>
  );
}

/** Shows an administrator's page once the server has confirmed the role. */
export function AdminOnly({ children }: GuardProps) {
  const { t } = useTranslation();
  const session = useSession();
  if (isPending(session)) {
    return (
      <LoadingLayout>
        <Loading label={t("session.checkingPermissions")} />
      </LoadingLayout>
    );
  }
  if (session.status !== "signed-in") return <SignInFirst />;
  return session.user.role === "admin" ? children : <Redirect href="/app" />;
}

type GuestOnlyProps = GuardProps & {
  /** The path to which signed-in users are redirected. */
  next: string;
  /** Shown while the session loads. */
  waiting: ReactNode;
  /** Shows something to users who have signed in, before they are redirected. By default, nothing. */
  beforeNext?: (user: Profile, redirect: ReactNode) => ReactNode;
};

/** Shows a page to visitors only. */
export function GuestOnly({ next, waiting, beforeNext, children }: GuestOnlyProps) {
  const session = useSession();
  if (isPending(session)) return waiting;
  if (session.status !== "signed-in") return children;
  const redirect = <Redirect href={next} />;
  return beforeNext ? beforeNext(session.user, redirect) : redirect;
}

/** Whether to wait for the server before deciding who is signed in. */
function isPending(session: SessionState): boolean {
  return session.status === "loading" || (session.status === "signed-in" && session.isPending);
}

/**
 * Redirects to the sign-in page. After signing in, the learner returns to this page, except after a sign-out. The board is also
 * open to visitors.
 */
function SignInFirst() {
  const { signedOutTo } = useSession();
  const { language } = useTranslation();
  const from = useRouter().latestLocation.href;
  if (signedOutTo === null && /^\/app\/board\b/.test(from)) {
    return <Redirect href={from.replace("/app", `/${language}/try`)} />;
  }
  return <Redirect href={signedOutTo ?? `/auth?from=${encodeURIComponent(from)}`} />;
}

/** Redirects once, to the first `href`. The component may render again while the next page loads. */
export function Redirect({ href }: { href: string }) {
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
        tone="error"
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
