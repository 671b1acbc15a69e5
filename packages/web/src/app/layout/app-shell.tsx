import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { useUser } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { SignedInOnly } from "../guards/signed-in-only.tsx";
import { useOfflineSupplies } from "../use-offline-supplies.ts";
import { AppLayout } from "./app-layout.tsx";
import { WaitingLayout } from "./waiting-layout.tsx";

/** Every page of the learner, and what stands above it: behind the guard, with their progress, in the layout. */
export function AppShell({ above }: { above?: ReactNode }) {
  return (
    <SignedInOnly>
      <LearnerShell above={above} />
    </SignedInOnly>
  );
}

function LearnerShell({ above }: { above: ReactNode }) {
  const { t } = useTranslation();
  const { id } = useUser();
  useOfflineSupplies();
  return (
    <ProgressProvider
      userId={id}
      waiting={
        <WaitingLayout>
          <Loading label={t("common.loading")} />
        </WaitingLayout>
      }
    >
      <AppLayout>
        {above}
        <Outlet />
      </AppLayout>
    </ProgressProvider>
  );
}
