import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation, useParams } from "@tanstack/react-router";
import { isConjugationKey, isExerciseKey } from "@verbena/core/vocabulary";
import { type ReactNode, useEffect } from "react";
import { verbsQuery } from "#features/packages/packages-api.ts";
import { loadParts } from "#i18n/use-translation.ts";
import { preloadNotices } from "#progress/progress-notices.tsx";
import { ProgressProvider, useProgressStore } from "#progress/progress-provider.tsx";
import { exercisesQuery } from "#progress/use-exercises.ts";
import { packagesQuery } from "#progress/use-packages.ts";
import { useUser } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { preloadOverlays } from "#ui/overlays.tsx";
import { SignedInOnly } from "../guards.tsx";
import { AppLayout } from "./app-layout.tsx";
import { LoadingLayout } from "./loading-layout.tsx";

type AppShellProps = {
  /** Shown above the page. */
  above?: ReactNode;
  /** Shown instead of the page. */
  instead?: ReactNode;
};

/** Every learner's page: redirects visitors, provides progress, and adds the layout. */
export function AppShell(props: AppShellProps) {
  return (
    <SignedInOnly>
      <LearnerShell {...props} />
    </SignedInOnly>
  );
}

function LearnerShell({ above, instead }: AppShellProps) {
  const { id } = useUser();
  usePrefetchForPage();
  return (
    <ProgressProvider
      userId={id}
      waiting={
        <LoadingLayout>
          <Loading />
        </LoadingLayout>
      }
    >
      <OfflinePrefetch />
      <AppLayout>
        {above}
        {instead ?? <Outlet />}
      </AppLayout>
    </ProgressProvider>
  );
}

/** On the exercise screen, loads the sentences at the same time as the progress. A guide is shown before them. */
function usePrefetchForPage(): void {
  const client = useQueryClient();
  const { exerciseKey } = useParams({ strict: false });
  const isExercise = useLocation({
    select: ({ pathname }) => pathname.startsWith("/app/exercise/"),
  });
  useEffect(() => {
    if (!isExercise || exerciseKey === undefined || !isExerciseKey(exerciseKey)) return;
    void client.prefetchQuery(exercisesQuery(exerciseKey));
  }, [client, exerciseKey, isExercise]);
}

/** Lets the first page be painted first. */
const OVERLAYS_DELAY_MS = 2_000;

/** Lets the first page load first. */
const PREFETCH_DELAY_MS = 5_000;

/** Of more chosen families, only those with answers are kept for offline use: each has hundreds of sentences. */
const FEW_FAMILIES = 3;

/** Prefetches what a learner needs offline: the code of dialogs, menus, and notices, texts of errors, and families. */
function OfflinePrefetch(): null {
  const client = useQueryClient();
  const store = useProgressStore();
  const { families: chosen } = useUser();
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadOverlays();
      preloadNotices();
      loadParts("issues").catch(() => undefined);
    }, OVERLAYS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { exercises } = store.getSnapshot();
      const families = chosen.filter(
        (key) => chosen.length <= FEW_FAMILIES || exercises[key].stats.totalAttempts > 0,
      );
      for (const family of families) void client.prefetchQuery(exercisesQuery(family));
      for (const tense of families.filter(isConjugationKey)) {
        void client.prefetchQuery(packagesQuery(tense));
        void client.prefetchQuery(verbsQuery(tense));
      }
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [client, store, chosen]);
  return null;
}
