import { eq } from "drizzle-orm";
import { lockAdministrators } from "../../accounts/delete-accounts.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { DatabaseContext, Queryable } from "../../db/database.ts";
import { type Role, users } from "../../db/schema.ts";

export type RoleChangeOutcome =
  | "changed"
  | "unchanged"
  | "not-found"
  | "unconfirmed"
  | "last-administrator";

export type RoleChange = {
  email: string;
  role: Role;
  /** Only for a grant: also to an unconfirmed address, which a stranger may have signed up with. */
  evenUnconfirmed?: boolean | undefined;
};

/** Grants or revokes the role of administrator. Only commands call this. */
export async function changeRole(
  { db, now }: DatabaseContext,
  { email, role, evenUnconfirmed = false }: RoleChange,
): Promise<RoleChangeOutcome> {
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
    await tx.update(users).set({ role }).where(eq(users.id, user.id));
    const kind = role === "admin" ? "role-granted" : "role-revoked";
    await recordActions({ db: tx, now, adminId: null }, [{ kind, targetId: user.id }]);
    return "changed";
  });
}

/** The email addresses of all administrators. */
export async function listAdministrators(db: Queryable): Promise<string[]> {
  const isAdministrator = eq(users.role, "admin");
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(isAdministrator)
    .orderBy(users.email);
  return rows.map(({ email }) => email);
}
