import { CSPProvider } from "@base-ui/react/csp-provider";
import { onlineManager, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { CatchBoundary, RouterProvider } from "@tanstack/react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { type ApiErrorCode, asApiError, errorCodeOf, isTimeout } from "#lib/api-error.ts";
import { SessionProvider } from "#session/session-provider.tsx";
import { sessionQuery } from "#session/session-query.ts";
import { useToasts } from "#ui/overlays.tsx";
import { useWaitingToasts } from "#ui/show-toast.ts";
import { PageError } from "./pages/page-error.tsx";
import type { AppRouter } from "./router.tsx";

export function App({ router }: { router: AppRouter }) {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
          <CatchBoundary getResetKey={() => 0} errorComponent={PageError}>
            <LazyToasts />
          </CatchBoundary>
        </SessionProvider>
      </QueryClientProvider>
    </CSPProvider>
  );
}

function LazyToasts() {
  const { t } = useTranslation();
  const toasts = useToasts(useWaitingToasts());
  if (toasts === undefined) return null;
  return <toasts.Toasts label={t("common.notifications")} closeLabel={t("common.close")} />;
}

const transientCodes: readonly ApiErrorCode[] = ["unreachable", "unavailable", "internal"];

/** Whether a retry may help. It does not help offline or after a timeout. */
function isTransient(error: Error): boolean {
  return navigator.onLine && transientCodes.includes(errorCodeOf(error)) && !isTimeout(error);
}

// Tell TanStack Query the state at the start. By default it assumes a network, and would miss a later reconnection.
onlineManager.setOnline(navigator.onLine);

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Never pause queries offline: they would seem to load endlessly.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isTransient(error),
    },
    mutations: { networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: recheckSession }),
});

/** Time for a request that replaces the session, such as a new password, to bring the new cookie. */
const SESSION_CHANGE_MS = 1_000;

/** Reloads the session for the guards, because a refused query may mean that the session or a role has ended. */
function recheckSession(error: Error): void {
  const { code } = asApiError(error);
  if (code !== "unauthenticated" && code !== "forbidden") return;
  setTimeout(
    () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    SESSION_CHANGE_MS,
  );
}
