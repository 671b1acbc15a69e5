import type { Direction, SortKey, UserListPage } from "@verbena/server/client";
import { defaultDirections, isSortKey, type UsersView } from "./parse-users-view.ts";

export type Order = { sort: SortKey; direction: Direction };

const newestFirst = { sort: "created_at", direction: "desc" } as const;

/** In the order of the columns. */
export const sortKeys = Object.keys(defaultDirections).filter(isSortKey);

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
