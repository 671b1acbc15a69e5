import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { LoggedAction } from "@verbena/server/client";
import { api, readBody } from "#lib/api.ts";
import { orderOf, type UsersView } from "./users/users-view.ts";

/** Pages of the list of users, each with its view. Keeps the previous list while another one loads. */
export function usersQuery(view: UsersView) {
  return infiniteQueryOptions({
    queryKey: ["admin", "users", view],
    queryFn: async ({ pageParam }) => {
      const query = { ...listOf(view), ...(pageParam !== null && { after: pageParam }) };
      return { ...(await readBody(api.admin.users.$get({ query }))), view };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A user, with their classes. Actions do not reload it with the lists: the user may have been deleted. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-user", id],
    queryFn: () => readBody(api.admin.users[":id"].$get({ param: { id } })),
    staleTime: 0,
  });
}

/** The URL of the whole list as CSV. */
export function usersCsvUrl(view: UsersView): string {
  return api.admin["users.csv"].$url({ query: listOf(view) }).href;
}

function listOf(view: UsersView) {
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

/** Pages of what teachers did in their classes, the newest action first. */
export const classActionsQuery = infiniteQueryOptions({
  queryKey: ["admin", "class-actions"],
  queryFn: ({ pageParam }) => {
    const query = pageParam === null ? {} : { before: pageParam };
    return readBody(api.admin["class-actions"].$get({ query }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** Pages of the log, the newest action first. */
export function actionsQuery(kind: LoggedAction["kind"] | undefined) {
  return infiniteQueryOptions({
    queryKey: ["admin", "actions", kind],
    queryFn: ({ pageParam }) => {
      const query = { ...(kind && { kind }), ...(pageParam !== null && { before: pageParam }) };
      return readBody(api.admin.actions.$get({ query }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
