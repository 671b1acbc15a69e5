import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { type ApiErrorCode, asApiError, errorCodeOf, isTimeout } from "#lib/api-error.ts";
import { sessionQuery } from "#session/session-query.ts";

const transientCodes: readonly ApiErrorCode[] = ["unreachable", "unavailable", "internal"];

/** Whether a retry may help: not offline, nor after a timeout. */
function isTransient(error: Error): boolean {
  return navigator.onLine && transientCodes.includes(errorCodeOf(error)) && !isTimeout(error);
}

// By default it assumes that the browser starts online, and would miss a later reconnection.
onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A query that pauses offline would look like an endless load.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isTransient(error),
    },
    mutations: { networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: recheckSession }),
});

/** A refused query may mean that the session or a role has ended: reloads the session for the guards. */
function recheckSession(error: Error): void {
  const { code } = asApiError(error);
  if (code !== "unauthenticated" && code !== "forbidden") return;
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
