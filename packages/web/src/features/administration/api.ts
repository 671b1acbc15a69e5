import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { NamedUser } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";
import type { ActionsView } from "./actions/actions-view.ts";
import type { UsersView } from "./users/parse-users-view.ts";
import { orderOf } from "./users/users-view.ts";

/** A page of the list of users, together with its view. While another page loads, the previous one stays. */
export function usersQuery(view: UsersView) {
  const { from, way } = view;
  const query = { ...filtersOf(view), ...(way && { way }), ...(from !== undefined && { from }) };
  return queryOptions({
    queryKey: ["admin", "users", query],
    queryFn: async () => ({ ...(await readBody(api.admin.users.$get({ query }))), view }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The URL of the whole list as CSV. */
export function usersCsvUrl(view: UsersView): string {
  return api.admin["users.csv"].$url({ query: filtersOf(view) }).href;
}

/** All users of the list; null when there are too many to select. */
export async function fetchAllUsers(view: UsersView): Promise<NamedUser[] | null> {
  return (await readBody(api.admin["user-names"].$get({ query: filtersOf(view) }))).users;
}

function filtersOf(view: UsersView) {
  const { search = "", role } = view;
  return { search, ...(role !== undefined && { role }), ...orderOf(view) };
}

/** Figures of the whole platform. */
export const overviewQuery = queryOptions({
  queryKey: ["admin", "overview"],
  queryFn: () => readBody(api.admin.overview.$get()),
  staleTime: 0,
});

/** Mails that wait or that could not be delivered. */
export const mailsQuery = queryOptions({
  queryKey: ["admin", "mails"],
  queryFn: () => readBody(api.admin.mails.$get()),
  staleTime: 0,
});

/** Pages of the log, the newest action first. */
export function actionsQuery(view: ActionsView) {
  return infiniteQueryOptions({
    queryKey: ["admin", "actions", view],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? view : { ...view, before: pageParam };
      return readBody(api.admin.actions.$get({ query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** The administrators who appear in the log. */
export const actingAdministratorsQuery = queryOptions({
  queryKey: ["admin", "acting-administrators"],
  queryFn: async () => (await readBody(api.admin.actions.administrators.$get())).administrators,
  staleTime: 0,
});
