import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { everyUser } from "./every-user.ts";
import type { UserRecord } from "./list-users.ts";
import type { UsersOrder } from "./schema.ts";

/** As much of a user as it takes to select them, and to say who they are. */
export type NamedUser = Pick<UserRecord, "id" | "username" | "email" | "role">;

/** The most users that are selected at once. */
const NAMED_MAX = 10_000;

type Selector = { db: Database; now: Date; adminId: string };

/** Everybody of the list in its order, which is written down; null where they are too many. */
export async function nameUsers(
  { db, now, adminId }: Selector,
  order: UsersOrder,
  most = NAMED_MAX,
): Promise<NamedUser[] | null> {
  const named: NamedUser[] = [];
  for await (const some of everyUser(db, order)) {
    named.push(...some.map(({ id, username, email, role }) => ({ id, username, email, role })));
    if (named.length > most) return null;
  }
  const details = { users: named.length };
  await recordActions({ db, now, adminId }, [{ kind: "users-selected", details }]);
  return named;
}
