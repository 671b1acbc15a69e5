import { Navigate, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { SessionUnreachable } from "./session-unreachable.tsx";

/** Lets learners through; everybody else signs in first and comes back to where they wanted to go. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { status, leftOnPurpose } = useSession();
  const { href } = useLocation();
  if (status === "loading") return <Loading label={t("common.loading")} />;
  if (status === "unreachable") return <SessionUnreachable />;
  if (status === "signed-in") return children;
  return <Navigate to="/auth" search={leftOnPurpose ? {} : { from: href }} replace />;
}
