import { infiniteQueryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";

/** What administrators did, the newest first, page by page. */
export const actionsQuery = infiniteQueryOptions({
  queryKey: ["admin", "actions"],
  queryFn: ({ pageParam }) =>
    answerOf(api.admin.actions.$get({ query: pageParam === null ? {} : { before: pageParam } })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});
