import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { NamedUser } from "@verbena/server/client";
import { answerOf, api } from "#lib/api.ts";
import type { UsersView } from "../users-view.ts";

/** A page of the list of users, and of which view it is; the one before stays while it loads. */
export function usersQuery(view: UsersView) {
  const { place: _, ...query } = view;
  return queryOptions({
    queryKey: ["admin", "users", query],
    queryFn: async () => ({ ...(await answerOf(api.admin.users.$get({ query }))), view }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Where the whole list is found as CSV, in the order and with the search of a view. */
export function usersFile(view: UsersView): string {
  return api.admin["users.csv"].$url({ query: listOf(view) }).href;
}

/** Everybody of a view's list, by name; null where they are too many to be selected at once. */
export async function nameUsers(view: UsersView): Promise<NamedUser[] | null> {
  return (await answerOf(api.admin["user-names"].$get({ query: listOf(view) }))).users;
}

function listOf({ search, role, sort, direction }: UsersView) {
  return { search, ...(role !== undefined && { role }), sort, direction };
}
