import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { useUser } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { SignedInOnly } from "../guards/signed-in-only.tsx";
import { AppLayout } from "./app-layout.tsx";

/** Every page of the learner: behind the guard, with their progress, in the layout. */
export function AppShell() {
  return (
    <SignedInOnly>
      <LearnerShell />
    </SignedInOnly>
  );
}

function LearnerShell() {
  const { t } = useTranslation();
  const { id } = useUser();
  return (
    <ProgressProvider userId={id} waiting={<Loading label={t("common.loading")} />}>
      <AppLayout>
        <Outlet />
      </AppLayout>
    </ProgressProvider>
  );
}
