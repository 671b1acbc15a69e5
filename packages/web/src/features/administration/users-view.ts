import type { Direction, SortKey } from "@verbena/server/client";

/** What is shown of the list of users: the address says it. */
export type UsersView = {
  /** A part of a name or an e-mail address; empty for everybody. */
  search: string;
  sort: SortKey;
  direction: Direction;
  /** Beside whom the page begins or ends; without it, the list's first or last page. */
  from?: string;
  way: Way;
};

type Way = "forward" | "backward";

/** How each column is sorted at the first press: names from A, figures and times from the highest. */
const firstDirections = {
  username: "asc",
  email: "asc",
  total_attempts: "desc",
  total_correct: "desc",
  success_rate: "desc",
  created_at: "desc",
  last_sign_in_at: "desc",
} as const satisfies Record<SortKey, Direction>;

/** What the list can be sorted by, in the order of its columns. */
export const sortKeys = Object.keys(firstDirections).filter(isSortKey);

function isSortKey(name: string | undefined): name is SortKey {
  return name !== undefined && Object.hasOwn(firstDirections, name);
}

type Address = { [Name in keyof UsersView]?: string };

/** The view that an address asks for; what it does not say, or says wrongly, is as at first. */
export function usersViewOf({ search = "", sort, direction, from, way }: Address): UsersView {
  const view = { search, ...orderOf(sort, direction) };
  // A place in the list is one in its order.
  if (from === undefined || view.sort !== (sort ?? view.sort)) return { ...view, way: "forward" };
  return { ...view, from, way: way === "backward" ? "backward" : "forward" };
}

function orderOf(sort: string | undefined, direction: string | undefined) {
  if (!isSortKey(sort)) return newestFirst;
  const isDirection = direction === "asc" || direction === "desc";
  return { sort, direction: isDirection ? direction : firstDirections[sort] };
}

const newestFirst = { sort: "created_at", direction: "desc" } as const;

/** The view as an address says it: what is as at first needs no word. */
export function addressOf({ search, sort, direction, from, way }: UsersView): Address {
  const isNewestFirst = sort === newestFirst.sort && direction === newestFirst.direction;
  return {
    ...(search !== "" && { search }),
    ...(!isNewestFirst && { sort, direction }),
    ...(from !== undefined && { from }),
    ...(way === "backward" && { way }),
  };
}

/** The view sorted by a column, or the other way round when it is so already. */
export function sortedBy({ search, sort, direction }: UsersView, column: SortKey): UsersView {
  const turned = direction === "asc" ? "desc" : "asc";
  return {
    search,
    sort: column,
    direction: column === sort ? turned : firstDirections[column],
    way: "forward",
  };
}

/** The first page of other people in the same order. */
export function searchedFor({ sort, direction }: UsersView, search: string): UsersView {
  return { search, sort, direction, way: "forward" };
}

export function firstPageOf(view: UsersView): UsersView {
  return searchedFor(view, view.search);
}
