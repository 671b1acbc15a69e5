import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useWaiting } from "#progress/use-waiting.ts";

/** Figures of the server, asked for once it has heard of the answers that are on their way. */
export function useStatistics<Data, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Shown, Key>,
) {
  return useQuery({ ...options, enabled: !useAnswersUnderway() });
}

/** Whether the server is about to hear of answers, so that its figures are worth waiting for. */
export function useAnswersUnderway(): boolean {
  const { count, state } = useWaiting();
  return count > 0 && (state === "idle" || state === "sending");
}
