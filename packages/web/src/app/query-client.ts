import { onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { type ApiErrorCode, asApiError, errorCodeOf, isTimeOut } from "#lib/api-error.ts";
import { sessionQuery } from "#session/session-query.ts";

const passing: readonly ApiErrorCode[] = ["unreachable", "unavailable", "internal"];

/** What a second try may mend: not where there is no network, or one that has been silent for long. */
function isPassing(error: Error): boolean {
  return navigator.onLine && passing.includes(errorCodeOf(error)) && !isTimeOut(error);
}

// It takes a page that starts offline for online, and would miss the return of the network.
onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline is for the call to find out: a paused query would look like an endless load.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isPassing(error),
    },
    mutations: { networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
});

/** What may not be asked any more means that the session or a role is over: ask, and the guards act. */
function noticeEndOfSession(error: Error): void {
  const { code } = asApiError(error);
  if (code !== "unauthenticated" && code !== "forbidden") return;
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
