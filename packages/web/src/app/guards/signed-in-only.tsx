import { Navigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { SessionUnreachable } from "./session-unreachable.tsx";

/** Lets learners through; everybody else signs in first and comes back to where they wanted to go. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { status } = useSession();
  if (status === "loading") return <Loading label={t("common.loading")} />;
  if (status === "unreachable") return <SessionUnreachable />;
  if (status === "signed-in") return children;
  return <SignInFirst />;
}

/**
 * Reads the location once and does not follow it: the redirect changes it while this is still on
 * the page, and would be sent again for ever.
 */
function SignInFirst() {
  const { leftOnPurpose } = useSession();
  const router = useRouter();
  const [from] = useState(router.latestLocation.href);
  return <Navigate to="/auth" search={leftOnPurpose ? {} : { from }} replace />;
}
