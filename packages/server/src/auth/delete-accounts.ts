import { eq, inArray } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { users } from "../db/schema.ts";
import { AppError } from "../http/app-error.ts";
import { dropLinks } from "./link-token.ts";

/**
 * Deletes accounts with all that belongs to them; the tables' references take the rest along.
 *
 * @returns how many there were
 * @throws AppError forbidden, for all of them, where no administrator would be left
 */
export async function deleteAccounts(db: Tables, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0;
  return db.transaction(async (tx) => {
    // Held until the end: of two administrators who leave at once, one has to stay.
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, "admin"))
      .orderBy(users.id)
      .for("update");
    const staying = administrators.filter(({ id }) => !userIds.includes(id));
    if (administrators.length > 0 && staying.length === 0) {
      throw new AppError("forbidden", [{ path: "", key: "lastAdministrator" }]);
    }
    await dropLinks(tx, userIds);
    const deleted = await tx
      .delete(users)
      .where(inArray(users.id, [...userIds]))
      .returning({ id: users.id });
    return deleted.length;
  });
}
