import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { type FoundUser, readUsers } from "./find-users.ts";
import type { UsersOrder } from "./schema.ts";

/** A user whom an administrator can select. */
export type NamedUser = Pick<FoundUser, "id" | "username" | "email" | "role">;

/** The maximum number of users who can be selected at once. */
const NAMED_MAX = 10_000;

type Actor = { db: Database; now: Date; adminId: string };

/** Names of all users of a search, in its order; null if there are more than `max`. */
export async function listUserNames(
  { db, now, adminId }: Actor,
  order: UsersOrder,
  max = NAMED_MAX,
): Promise<NamedUser[] | null> {
  const names: NamedUser[] = [];
  for await (const batch of readUsers(db, order)) {
    names.push(...batch.map(({ id, username, email, role }) => ({ id, username, email, role })));
    if (names.length > max) return null;
  }
  const details = { users: names.length };
  await recordActions({ db, now, adminId }, [{ kind: "users-selected", details }]);
  return names;
}
