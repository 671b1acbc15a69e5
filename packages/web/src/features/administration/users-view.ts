import type { Direction, SortKey, UsersPage } from "@verbena/server/client";

/** What is shown of the list of users: the address says it. */
export type UsersView = {
  /** A part of a name or an e-mail address; empty for everybody. */
  search: string;
  /** Administrators alone. */
  role?: "admin";
  sort: SortKey;
  direction: Direction;
  /** Beside whom the page begins or ends; without it, the list's first or last page. */
  from?: string;
  way: Way;
  /** How many users stand before that place, as far as they were counted on the way there. */
  place?: number;
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

/** What an address says of a view: anything. */
export type UsersAddress = { [Name in Exclude<keyof UsersView, "place">]?: string } & {
  place?: number;
};

/** The view that an address asks for; what it does not say, or says wrongly, is as at first. */
export function usersViewOf(address: UsersAddress): UsersView {
  const { search = "", role, sort, direction, from, way, place } = address;
  const view = {
    search,
    ...(role === "admin" && { role: "admin" as const }),
    ...orderOf(sort, direction),
  };
  const isBackward = way === "backward";
  // A place in the list is one in its order.
  if (view.sort !== (sort ?? view.sort)) return { ...view, way: "forward" };
  return {
    ...view,
    way: isBackward ? "backward" : "forward",
    ...(from !== undefined && { from }),
    ...(from !== undefined && isCount(place) && { place }),
  };
}

function isCount(place: number | undefined): place is number {
  return place !== undefined && Number.isSafeInteger(place) && place > 0;
}

function orderOf(sort: string | undefined, direction: string | undefined) {
  if (!isSortKey(sort)) return newestFirst;
  const isDirection = direction === "asc" || direction === "desc";
  return { sort, direction: isDirection ? direction : firstDirections[sort] };
}

const newestFirst = { sort: "created_at", direction: "desc" } as const;

/** The view as an address says it: what is as at first needs no word. */
export function addressOf(view: UsersView): UsersAddress {
  const { search, role, sort, direction, from, way, place } = view;
  const isNewestFirst = sort === newestFirst.sort && direction === newestFirst.direction;
  return {
    ...(search !== "" && { search }),
    ...(role !== undefined && { role }),
    ...(!isNewestFirst && { sort, direction }),
    ...(from !== undefined && { from }),
    ...(way === "backward" && { way }),
    ...(place !== undefined && { place }),
  };
}

/** The view sorted by a column, or the other way round when it is so already. */
export function sortedBy(view: UsersView, column: SortKey): UsersView {
  const turned = view.direction === "asc" ? "desc" : "asc";
  const direction = column === view.sort ? turned : firstDirections[column];
  return { ...firstPageOf(view), sort: column, direction };
}

/** The first page of other people in the same order. */
export function searchedFor(view: UsersView, search: string): UsersView {
  return { ...firstPageOf(view), search };
}

/** The first page of administrators alone, or of those in any role. */
export function inRole(view: UsersView, role: "admin" | null): UsersView {
  const { role: _, ...anybody } = firstPageOf(view);
  return role === null ? anybody : { ...anybody, role };
}

/** The first page of all users. */
export function everybodyIn(view: UsersView): UsersView {
  return inRole(searchedFor(view, ""), null);
}

export function firstPageOf({ search, role, sort, direction }: UsersView): UsersView {
  return { search, ...(role !== undefined && { role }), sort, direction, way: "forward" };
}

export function lastPageOf(view: UsersView): UsersView {
  return { ...firstPageOf(view), way: "backward" };
}

/** The page after one that is shown; null where there is none. */
export function pageAfter(view: UsersView, page: ShownPage): UsersView | null {
  if (page.next === null) return null;
  const before = usersBefore(view, page);
  const place = before === null ? null : before + page.users.length;
  return { ...firstPageOf(view), from: page.next, ...(place !== null && { place }) };
}

/** The page before one that is shown; null where there is none. */
export function pageBefore(view: UsersView, page: ShownPage): UsersView | null {
  if (page.previous === null) return null;
  const place = usersBefore(view, page);
  return { ...lastPageOf(view), from: page.previous, ...(place !== null && { place }) };
}

type ShownPage = Pick<UsersPage, "next" | "previous" | "total"> & {
  users: readonly unknown[];
};

/** Which users of the list a page shows, counted from 1; null where that is not known. */
export function rangeOf(view: UsersView, page: ShownPage): { first: number; last: number } | null {
  const before = usersBefore(view, page);
  if (before === null) return null;
  const range = { first: before + 1, last: before + page.users.length };
  return page.total.exact && range.last > page.total.count ? null : range;
}

/** Known at both ends of the list; between them, as counted on the way. */
function usersBefore(view: UsersView, { users, next, previous, total }: ShownPage): number | null {
  if (previous === null) return 0;
  if (next === null && total.exact) return total.count - users.length;
  if (view.place === undefined) return null;
  const before = view.way === "forward" ? view.place : view.place - users.length;
  return before > 0 ? before : null;
}
