import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { type FoundUser, readUsers } from "./find-users.ts";
import type { UsersOrder } from "./schema.ts";

/** A user whom an administrator can select. */
export type NamedUser = Pick<FoundUser, "id" | "username" | "email" | "role">;

/** The most users who can be selected at once. */
const NAMED_MAX = 10_000;

type Selector = { db: Database; now: Date; adminId: string };

/** All users of a search, in its order; null where there are more than `max`. */
export async function nameUsers(
  { db, now, adminId }: Selector,
  order: UsersOrder,
  max = NAMED_MAX,
): Promise<NamedUser[] | null> {
  const named: NamedUser[] = [];
  for await (const batch of readUsers(db, order)) {
    named.push(...batch.map(({ id, username, email, role }) => ({ id, username, email, role })));
    if (named.length > max) return null;
  }
  const details = { users: named.length };
  await recordActions({ db, now, adminId }, [{ kind: "users-selected", details }]);
  return named;
}
