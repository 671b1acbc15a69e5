import { eq } from "drizzle-orm";
import { lockAdministrators } from "../../accounts/delete-accounts.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { type Role, users } from "../../db/schema.ts";

export type RoleChange =
  | "changed"
  | "unchanged"
  | "not-found"
  | "unconfirmed"
  | "last-administrator";

type Surroundings = { db: Database; now: Date };

type Change = {
  email: string;
  role: Role;
  /** Also where the address is unconfirmed: a stranger may have signed up with it. */
  evenUnconfirmed?: boolean | undefined;
};

/** Makes the account of an address an administrator's or a learner's; on the command line alone. */
export async function changeRole(
  { db, now }: Surroundings,
  { email, role, evenUnconfirmed = false }: Change,
): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const [user] = await tx
      .select({ id: users.id, role: users.role, isConfirmed: users.emailVerified })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
      .for("update");
    if (!user) return "not-found";
    if (user.role === role) return "unchanged";
    if (role === "admin" && !user.isConfirmed && !evenUnconfirmed) return "unconfirmed";
    if (role === "user" && administrators.length === 1) return "last-administrator";
    await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, user.id));
    const kind = role === "admin" ? "role-granted" : "role-revoked";
    await recordActions({ db: tx, now, adminId: null }, [{ kind, targetId: user.id }]);
    return "changed";
  });
}
