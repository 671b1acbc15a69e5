import type { Direction, SortKey } from "@verbena/server/client";
import { z } from "zod";

/** The direction of a column at the first click: names from A, numbers and times from the highest. */
const defaultDirections = {
  username: "asc",
  email: "asc",
  totalAttempts: "desc",
  total_correct: "desc",
  successRate: "desc",
  created_at: "desc",
  last_sign_in_at: "desc",
} as const satisfies Record<SortKey, Direction>;

const sortKey = z.enum(Object.keys(defaultDirections) as [SortKey, ...SortKey[]]);

/** The keys by which the list can be sorted, in the order of the columns. */
export const sortKeys: readonly SortKey[] = sortKey.options;

/** Filters and order of the list of users in the search parameters of the address. Ignores invalid values. */
export const usersView = z.object({
  /** Part of a name or an e-mail address. The router turns digits into a number. */
  search: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
  role: z.literal("admin").optional().catch(undefined),
  /** The order of the list. Without `sort`, the newest users come first. */
  sort: sortKey.optional().catch(undefined),
  direction: z.enum(["asc", "desc"]).optional().catch(undefined),
});
export type UsersView = z.output<typeof usersView>;

export type Order = { sort: SortKey; direction: Direction };

export function orderOf({ sort = "created_at", direction }: UsersView): Order {
  return { sort, direction: direction ?? defaultDirections[sort] };
}

/** The view sorted by a key. Reverses the order if the view is already sorted by this key. */
export function withSort(view: UsersView, sort: SortKey): UsersView {
  const current = orderOf(view);
  if (sort !== current.sort) return { ...view, sort, direction: undefined };
  return { ...view, sort, direction: current.direction === "asc" ? "desc" : "asc" };
}
