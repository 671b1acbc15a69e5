import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, readBody } from "#lib/api.ts";

/** The learner's latest reports with their answers. */
export const reportsQuery = queryOptions({
  queryKey: ["reports"],
  queryFn: async () => (await readBody(api.reports.$get())).reports,
  staleTime: 0,
});

const KEPT_ALIVE = { init: { keepalive: true } };

/** When the latest unread answer came; null if all are read. */
export const unreadAnswerQuery = queryOptions({
  queryKey: ["unread-answer"],
  queryFn: async () => (await readBody(api.reports["unread-answer"].$get())).answeredAt,
  staleTime: 60_000,
});

/** Tells the server until when the learner has read the answers, even if the page closes. */
export function useReadAnswers(): (until: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (until: string) =>
      (await readBody(api.reports.read.$post({ json: { until } }, KEPT_ALIVE))).answeredAt,
    onSuccess: (answeredAt) => client.setQueryData(unreadAnswerQuery.queryKey, answeredAt),
  });
  return mutate;
}
