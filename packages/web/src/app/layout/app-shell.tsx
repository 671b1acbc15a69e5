import { useQueryClient } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { conjugationKeys, exerciseKeys } from "@verbena/core/vocabulary";
import { type ReactNode, useEffect } from "react";
import { verbsQuery } from "#features/packages/packages-api.ts";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { exercisesQuery } from "#progress/use-exercises.ts";
import { packagesQuery } from "#progress/use-packages.ts";
import { useUser } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { SignedInOnly } from "../guards/signed-in-only.tsx";
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
  const { id } = useUser();
  useOfflineSupplies();
  return (
    <ProgressProvider
      userId={id}
      waiting={
        <WaitingLayout>
          <Loading />
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

/** After the first screen has loaded what it needs itself. */
const AFTER_MS = 5_000;

/** Loads what a learner needs without a network, although no screen has asked for it yet. */
export function useOfflineSupplies(): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const family of exerciseKeys) void client.prefetchQuery(exercisesQuery(family));
      for (const tense of conjugationKeys) {
        void client.prefetchQuery(packagesQuery(tense));
        void client.prefetchQuery(verbsQuery(tense));
      }
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [client]);
}
