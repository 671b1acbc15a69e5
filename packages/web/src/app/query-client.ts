import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { type ApiErrorCode, asApiError, errorCodeOf, isTimeout } from "#lib/api-error.ts";
import { sessionQuery } from "#session/session-query.ts";

const transientCodes: readonly ApiErrorCode[] = ["unreachable", "unavailable", "internal"];

/** Whether a retry may help. It does not help offline or after a timeout. */
function isTransient(error: Error): boolean {
  return navigator.onLine && transientCodes.includes(errorCodeOf(error)) && !isTimeout(error);
}

// Tell TanStack Query the state at the start. By default it assumes a network, and would miss a later reconnection.
onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
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

/** Reloads the session for the guards, because a refused query may mean that the session or a role has ended. */
function recheckSession(error: Error): void {
  const { code } = asApiError(error);
  if (code !== "unauthenticated" && code !== "forbidden") return;
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
