import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, readBody } from "#lib/api.ts";

/** The learner's latest reports with their answers. */
export const reportsQuery = queryOptions({
  queryKey: ["reports"],
  queryFn: async () => (await readBody(api.reports.$get())).reports,
  staleTime: 0,
});

/** The time of the latest unread answer; null if there is none. */
export const unreadAnswerQuery = queryOptions({
  queryKey: ["unread-answer"],
  queryFn: async () => (await readBody(api.reports["unread-answer"].$get())).answeredAt,
  staleTime: 60_000,
});

/** Marks the answers up to an instant as read. Completes even if the page closes. */
export function useMarkAnswersRead(): (until: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (until: string) =>
      (await readBody(api.reports.read.$post({ json: { until } }, { init: { keepalive: true } })))
        .answeredAt,
    onSuccess: (answeredAt) => client.setQueryData(unreadAnswerQuery.queryKey, answeredAt),
  });
  return mutate;
}
