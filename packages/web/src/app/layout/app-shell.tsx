import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation, useParams, useRouter } from "@tanstack/react-router";
import { isConjugationFamily, isFamily } from "@verbena/core/families";
import { type ReactNode, useEffect, useState } from "react";
import { verbsQuery } from "#features/packages/api.ts";
import { loadNamespaces } from "#i18n/use-translation.ts";
import { packagesQuery } from "#learner-ui/use-packages.ts";
import { afterPaint } from "#lib/after-paint.ts";
import { ProgressProvider } from "#progress/progress-provider.tsx";
import { exercisesQuery } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { preloadOverlays } from "#ui/overlays.tsx";
import { PlaceLinkContext } from "#ui/place-link.tsx";
import { SignedInOnly } from "../guards.tsx";
import { registerServiceWorker } from "../register-service-worker.ts";
import { AppLayout } from "./app-layout.tsx";
import { LoadingLayout } from "./loading-layout.tsx";
import { preloadNotices } from "./progress-notices.tsx";
import { RoutedPlaceLink } from "./routed-place-link.tsx";

type AppShellProps = {
  /** Shown above the page. */
  above?: ReactNode;
  /** Shown instead of the page. */
  instead?: ReactNode;
};

/** The frame of every learner's page: redirects visitors, provides progress, and adds the layout. */
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
  useEffect(registerServiceWorker, []);
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
      <PlaceLinkContext value={RoutedPlaceLink}>
        <AppLayout>
          {above}
          {instead ?? <Outlet />}
        </AppLayout>
      </PlaceLinkContext>
    </ProgressProvider>
  );
}

/** Loads the sentences of the exercise screen at the same time as the progress. */
function usePrefetchForPage(): void {
  const client = useQueryClient();
  const { family } = useParams({ strict: false });
  const isExercise = useLocation({
    select: ({ pathname }) => pathname.startsWith("/app/exercise/"),
  });
  useEffect(() => {
    if (!isExercise || family === undefined || !isFamily(family)) return;
    void client.prefetchQuery(exercisesQuery(family));
  }, [client, family, isExercise]);
}

/** Delay for the code of overlays. The first page is painted before. */
const OVERLAYS_DELAY_MS = 2_000;

/** Delay for prefetching. The first page is loaded before. */
const PREFETCH_DELAY_MS = 5_000;

/**
 * Prefetches what a learner needs offline: the code of practice, dialogs, menus, and notices, texts of errors, and the
 * chosen families. On the dashboard, prefetching practice begins at once, because learners start practice there.
 */
function OfflinePrefetch(): null {
  const client = useQueryClient();
  const router = useRouter();
  const { families } = useUser();
  const isDashboard = useLocation({ select: ({ pathname }) => /^\/app\/?$/.test(pathname) });
  const [delayMs] = useState(isDashboard ? 0 : PREFETCH_DELAY_MS);
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadOverlays();
      preloadNotices();
      loadNamespaces("issues").catch(() => undefined);
    }, OVERLAYS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const prefetch = async () => {
      router.preloadRoute({ to: "/app/review" }).catch(() => undefined);
      router.preloadRoute({ to: "/app/exercise" }).catch(() => undefined);
      // One after the other, because requests of the learner must not wait.
      for (const family of families) await client.prefetchQuery(exercisesQuery(family));
      for (const tense of families.filter(isConjugationFamily)) {
        await client.prefetchQuery(packagesQuery(tense));
        await client.prefetchQuery(verbsQuery(tense));
      }
    };
    const timer = setTimeout(() => afterPaint(() => void prefetch()), delayMs);
    return () => clearTimeout(timer);
  }, [client, router, families, delayMs]);
  return null;
}
