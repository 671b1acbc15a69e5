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

type AppShellProps = {
  /** What stands above the page. */
  above?: ReactNode;
  /** What is shown instead of the page. */
  instead?: ReactNode;
};

/** Every page of the learner: behind the guard, with their progress, in the layout. */
export function AppShell(props: AppShellProps) {
  return (
    <SignedInOnly>
      <LearnerShell {...props} />
    </SignedInOnly>
  );
}

function LearnerShell({ above, instead }: AppShellProps) {
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
        {instead ?? <Outlet />}
      </AppLayout>
    </ProgressProvider>
  );
}
