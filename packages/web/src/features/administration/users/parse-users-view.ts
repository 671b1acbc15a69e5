import type { Direction, SortKey } from "@verbena/server/client";

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

/** The direction of a column at the first click: names from A, numbers and times from the highest. */
export const defaultDirections = {
  username: "asc",
  email: "asc",
  total_attempts: "desc",
  total_correct: "desc",
  success_rate: "desc",
  created_at: "desc",
  last_sign_in_at: "desc",
} as const satisfies Record<SortKey, Direction>;

export function isSortKey(name: unknown): name is SortKey {
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
