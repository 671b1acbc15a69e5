import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { WaitingLayout } from "../layout/waiting-layout.tsx";
import { Redirect } from "./redirect.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

/**
 * Lets administrators through; whose role cannot be checked is none. Visitors sign in first and come
 * back to where they wanted to go.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const isChecking = session.status === "signed-in" && !session.isConfirmed;
  if (session.status === "loading" || isChecking) {
    return (
      <WaitingLayout>
        <Loading label={t("account.checkingPermissions")} />
      </WaitingLayout>
    );
  }
  if (session.status !== "signed-in") return <SignInFirst />;
  if (session.user.role !== "admin") return <Redirect href="/app" />;
  return children;
}
