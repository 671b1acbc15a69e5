import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** What the learner reported last, with the answers. */
export const reportsQuery = queryOptions({
  queryKey: ["reports"],
  queryFn: async () => (await answerOf(api.reports.$get())).reports,
  staleTime: 0,
});

const KEPT_ALIVE = { init: { keepalive: true } };

/** When the last answer came that the learner has not read; null while they have read all. */
export const unreadAnswerQuery = queryOptions({
  queryKey: ["unread-answer"],
  queryFn: async () => (await answerOf(api.reports["unread-answer"].$get())).answeredAt,
  staleTime: 60_000,
});

/**
 * Tells the server until when the learner has read the answers; untold, they stay news. It is told also
 * when the learner goes on at once.
 */
export function useReadAnswers(): (until: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (until: string) =>
      (await answerOf(api.reports.read.$post({ json: { until } }, KEPT_ALIVE))).answeredAt,
    onSuccess: (answeredAt) => client.setQueryData(unreadAnswerQuery.queryKey, answeredAt),
  });
  return mutate;
}
