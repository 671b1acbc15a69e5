import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** Reports that wait for an answer, the oldest first, page by page. */
export const openReportsQuery = infiniteQueryOptions({
  queryKey: ["admin", "reports"],
  queryFn: ({ pageParam }) =>
    answerOf(api.admin.reports.$get({ query: pageParam === null ? {} : { after: pageParam } })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** What is laid over the content's files. */
export const correctionsQuery = queryOptions({
  queryKey: ["admin", "corrections"],
  queryFn: async () => (await answerOf(api.admin.corrections.$get())).corrections,
  staleTime: 0,
});
