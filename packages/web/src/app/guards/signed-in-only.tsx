import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/loading.tsx";
import { WaitingLayout } from "../layout/waiting-layout.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

/** Lets learners through; everybody else signs in first and comes back to where they wanted to go. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === "loading") {
    return (
      <WaitingLayout>
        <Loading />
      </WaitingLayout>
    );
  }
  if (status === "unreachable") {
    return (
      <WaitingLayout>
        <SessionUnreachable />
      </WaitingLayout>
    );
  }
  if (status === "signed-in") return children;
  return <SignInFirst />;
}

/** The server could not say who is signed in. */
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
