import type { Direction, SortKey, UsersPage } from "@verbena/server/client";

/** Which page of the list of users is shown, as the address says it. */
export type UsersView = {
  /** Part of a name or an e-mail address. */
  search?: string;
  role?: "admin";
  /** The newest users first when missing. */
  sort?: SortKey;
  direction?: Direction;
  /** Cursor beside which the page begins; the first page when missing, or the last one backward. */
  from?: string;
  way?: "backward";
  /** Number of users before the cursor, if known. */
  place?: number;
};

type Order = { sort: SortKey; direction: Direction };

/** Names sort from A at first, numbers and times from the highest. */
const firstDirections = {
  username: "asc",
  email: "asc",
  total_attempts: "desc",
  total_correct: "desc",
  success_rate: "desc",
  created_at: "desc",
  last_sign_in_at: "desc",
} as const satisfies Record<SortKey, Direction>;

const newestFirst = { sort: "created_at", direction: "desc" } as const;

/** In the order of the columns. */
export const sortKeys = Object.keys(firstDirections).filter(isSortKey);

function isSortKey(name: unknown): name is SortKey {
  return typeof name === "string" && Object.hasOwn(firstDirections, name);
}

/** Parses the search parameters of the address. Invalid ones are ignored. */
export function usersView(parameters: Record<string, unknown>): UsersView {
  const { search, role, sort, direction, from, way, place } = parameters;
  const list: UsersView = {
    ...((typeof search === "string" || typeof search === "number") && { search: String(search) }),
    ...(role === "admin" && { role }),
    ...(isSortKey(sort) && { sort, direction: directionOf(direction) ?? firstDirections[sort] }),
  };
  // A cursor belongs to an order.
  if (sort !== undefined && !isSortKey(sort)) return list;
  return {
    ...list,
    ...(way === "backward" && { way }),
    ...(typeof from === "string" && { from, ...(isCount(place) && { place }) }),
  };
}

function directionOf(given: unknown): Direction | undefined {
  return given === "asc" || given === "desc" ? given : undefined;
}

function isCount(place: unknown): place is number {
  return Number.isSafeInteger(place) && Number(place) > 0;
}

export function orderOf({ sort, direction }: UsersView): Order {
  if (sort === undefined) return newestFirst;
  return { sort, direction: direction ?? firstDirections[sort] };
}

/** Sorts by a column, or the other way round if it is sorted by it already. */
export function sortedBy(view: UsersView, column: SortKey): UsersView {
  const present = orderOf(view);
  const reversed = present.direction === "asc" ? "desc" : "asc";
  const direction = column === present.sort ? reversed : firstDirections[column];
  const { sort: _sort, direction: _direction, ...list } = firstPageOf(view);
  const isNewestFirst = column === newestFirst.sort && direction === newestFirst.direction;
  return isNewestFirst ? list : { ...list, sort: column, direction };
}

/** The first page of other users in the same order. */
export function searchedFor(view: UsersView, search: string): UsersView {
  const { search: _, ...list } = firstPageOf(view);
  return search === "" ? list : { ...list, search };
}

/** The first page of administrators only, or of users in any role. */
export function inRole(view: UsersView, role: "admin" | null): UsersView {
  const { role: _, ...list } = firstPageOf(view);
  return role === null ? list : { ...list, role };
}

/** The first page of all users. */
export function everybodyIn(view: UsersView): UsersView {
  return inRole(searchedFor(view, ""), null);
}

export function firstPageOf(view: UsersView): UsersView {
  const { from: _from, way: _way, place: _place, ...list } = view;
  return list;
}

export function lastPageOf(view: UsersView): UsersView {
  return { ...firstPageOf(view), way: "backward" };
}

type ShownPage = Pick<UsersPage, "next" | "previous" | "total"> & { users: readonly unknown[] };

/** The next page; null when there is none. */
export function pageAfter(view: UsersView, page: ShownPage): UsersView | null {
  if (page.next === null) return null;
  const before = usersBefore(view, page);
  const place = before === null ? null : before + page.users.length;
  return { ...firstPageOf(view), from: page.next, ...(place !== null && { place }) };
}

/** The previous page; null when there is none. */
export function pageBefore(view: UsersView, page: ShownPage): UsersView | null {
  if (page.previous === null) return null;
  const place = usersBefore(view, page);
  return { ...lastPageOf(view), from: page.previous, ...(place !== null && { place }) };
}

/** Positions of the first and last user of a page, from 1; null when they are unknown. */
export function rangeOf(view: UsersView, page: ShownPage): { first: number; last: number } | null {
  const before = usersBefore(view, page);
  if (before === null) return null;
  const range = { first: before + 1, last: before + page.users.length };
  return page.total.exact && range.last > page.total.count ? null : range;
}

/** Known on the first and the last page. In between it is counted from page to page. */
function usersBefore(view: UsersView, { users, next, previous, total }: ShownPage): number | null {
  if (previous === null) return 0;
  if (next === null && total.exact) return total.count - users.length;
  if (view.place === undefined) return null;
  const before = view.way === "backward" ? view.place - users.length : view.place;
  return before > 0 ? before : null;
}
