import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** What the learner reported last, with the answers. */
export const reportsQuery = queryOptions({
  queryKey: ["reports"],
  queryFn: async () => (await answerOf(api.reports.$get())).reports,
  staleTime: 0,
});

/** When a report of the learner was answered last; null while none was. */
export const lastAnswerQuery = queryOptions({
  queryKey: ["last-answer"],
  queryFn: async () => (await answerOf(api.reports["last-answer"].$get())).answeredAt,
  staleTime: 60_000,
});
