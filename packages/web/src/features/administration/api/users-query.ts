import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#lib/api.ts";
import type { UsersView } from "../users-view.ts";

/** A page of the list of users; the one before stays while it loads. */
export function usersQuery(view: UsersView) {
  return queryOptions({
    queryKey: ["admin", "users", view],
    queryFn: () => answerOf(api.admin.users.$get({ query: view })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Where the whole list is found as CSV, in the order and with the search of a view. */
export function usersFile({ search, sort, direction }: UsersView): string {
  return api.admin["users.csv"].$url({ query: { search, sort, direction } }).href;
}
