import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

const pageAfter = (after: string | null) => ({ query: after === null ? {} : { after } });

/** How many reports wait, and how many sentences are corrected or hidden. */
export const careCountsQuery = queryOptions({
  queryKey: ["admin", "content-care"],
  queryFn: () => answerOf(api.admin["content-care"].$get()),
  staleTime: 30_000,
});

/** Sentences about which reports wait, that which waits longest first, page by page. */
export const openReportsQuery = infiniteQueryOptions({
  queryKey: ["admin", "reports", "open"],
  queryFn: ({ pageParam }) => answerOf(api.admin.reports.$get(pageAfter(pageParam))),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** Reports that were dealt with, the last first, page by page. */
export const answeredReportsQuery = infiniteQueryOptions({
  queryKey: ["admin", "reports", "answered"],
  queryFn: ({ pageParam }) => answerOf(api.admin.reports.answered.$get(pageAfter(pageParam))),
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

/** Sentences in the content's order, page by page; those before stay while others are looked for. */
export function sentencesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ["admin", "exercises", search],
    queryFn: ({ pageParam }) =>
      answerOf(api.admin.exercises.$get({ query: { search, from: String(pageParam) } })),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
