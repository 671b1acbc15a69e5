import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** What the learner reported last, with the answers. */
export const reportsQuery = queryOptions({
  queryKey: ["reports"],
  queryFn: async () => (await answerOf(api.reports.$get())).reports,
  staleTime: 0,
});
