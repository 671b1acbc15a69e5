import type { Direction, SortKey, UserListPage } from "@verbena/server/client";

/** Filters, order and page of the list of users, which are search parameters of the address. */
export type UsersView = {
  /** Part of a name or an e-mail address. */
  search?: string;
  role?: "admin";
  /** Without it, the newest users come first. */
  sort?: SortKey;
  direction?: Direction;
  /** The cursor after which the page begins. Without it, the first page. */
  from?: string;
  /** The page ends before the cursor instead. Without a cursor, the last page. */
  way?: "backward";
  /** Number of users before the cursor, if known. */
  place?: number;
};

export type Order = { sort: SortKey; direction: Direction };

/** The direction of a column at the first click: names from A, numbers and times from the highest. */
const defaultDirections = {
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
export const sortKeys = Object.keys(defaultDirections).filter(isSortKey);

function isSortKey(name: unknown): name is SortKey {
  return typeof name === "string" && Object.hasOwn(defaultDirections, name);
}

/** Parses the search parameters of the address. Invalid ones are ignored. */
export function parseUsersView(parameters: Record<string, unknown>): UsersView {
  const { search, role, sort, direction, from, way, place } = parameters;
  const list: UsersView = {
    ...((typeof search === "string" || typeof search === "number") && { search: String(search) }),
    ...(role === "admin" && { role }),
    ...(isSortKey(sort) && {
      sort,
      direction: parseDirection(direction) ?? defaultDirections[sort],
    }),
  };
  // A cursor is valid only for the order for which it was made.
  if (sort !== undefined && !isSortKey(sort)) return list;
  return {
    ...list,
    ...(way === "backward" && { way }),
    ...(typeof from === "string" && { from, ...(isCount(place) && { place }) }),
  };
}

function parseDirection(value: unknown): Direction | undefined {
  return value === "asc" || value === "desc" ? value : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

export function orderOf({ sort, direction }: UsersView): Order {
  if (sort === undefined) return newestFirst;
  return { sort, direction: direction ?? defaultDirections[sort] };
}

/** The first page sorted by a key, in reverse order if the view is already sorted by that key. */
export function withSort(view: UsersView, key: SortKey): UsersView {
  const current = orderOf(view);
  const reversed = current.direction === "asc" ? "desc" : "asc";
  const direction = key === current.sort ? reversed : defaultDirections[key];
  const { sort: _sort, direction: _direction, ...list } = firstPageOf(view);
  const isNewestFirst = key === newestFirst.sort && direction === newestFirst.direction;
  return isNewestFirst ? list : { ...list, sort: key, direction };
}

/** The first page of the users that match a search, in the same order. */
export function withSearch(view: UsersView, search: string): UsersView {
  const { search: _, ...list } = firstPageOf(view);
  return search === "" ? list : { ...list, search };
}

/** The first page of administrators only, or of users with any role. */
export function withRole(view: UsersView, role: "admin" | null): UsersView {
  const { role: _, ...list } = firstPageOf(view);
  return role === null ? list : { ...list, role };
}

/** The first page of all users, in the same order. */
export function withoutFilters(view: UsersView): UsersView {
  return withRole(withSearch(view, ""), null);
}

export function firstPageOf(view: UsersView): UsersView {
  const { from: _from, way: _way, place: _place, ...list } = view;
  return list;
}

export function lastPageOf(view: UsersView): UsersView {
  return { ...firstPageOf(view), way: "backward" };
}

type ShownPage = Pick<UserListPage, "next" | "previous" | "total"> & { users: readonly unknown[] };

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

/** Number of users before a page: known on the first and the last page, otherwise derived from `place`. */
function usersBefore(view: UsersView, { users, next, previous, total }: ShownPage): number | null {
  if (previous === null) return 0;
  if (next === null && total.exact) return total.count - users.length;
  if (view.place === undefined) return null;
  const before = view.way === "backward" ? view.place - users.length : view.place;
  return before > 0 ? before : null;
}
