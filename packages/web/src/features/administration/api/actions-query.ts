import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";
import type { ActionsView } from "../actions-view.ts";

/** What administrators did, the newest first, page by page. */
export function actionsQuery(view: ActionsView) {
  return infiniteQueryOptions({
    queryKey: ["admin", "actions", view],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? view : { ...view, before: pageParam };
      return answerOf(api.admin.actions.$get({ query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Those who have done something that is in the log. */
export const actingAdministratorsQuery = queryOptions({
  queryKey: ["admin", "acting-administrators"],
  queryFn: async () => (await answerOf(api.admin.actions.administrators.$get())).administrators,
  staleTime: 0,
});
