import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, type ApiErrorCode, errorCodeOf } from "#lib/api-error.ts";
import { sessionQuery } from "#session/session-query.ts";

const passing: readonly ApiErrorCode[] = ["unreachable", "unavailable", "internal"];

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline is for the call to find out: a paused query would look like an endless load.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && passing.includes(errorCodeOf(error)),
    },
    mutations: { networkMode: "always" },
  },
  queryCache: new QueryCache({ onError: noticeEndOfSession }),
});

/** A call that nobody may make any more means that the session is over: ask, and the guards act. */
function noticeEndOfSession(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== "unauthenticated") return;
  void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
