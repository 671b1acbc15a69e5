import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { classes } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";

export type StoredClass = typeof classes.$inferSelect;

/**
 * Locks the row of a class until the transaction ends. Everybody who changes its members does so first: then nobody joins
 * a class that is being archived, and two teachers cannot leave at once.
 *
 * @throws AppError not_found if the class was deleted meanwhile
 */
export async function lockClass(tx: Queryable, classId: string): Promise<StoredClass> {
  const [row] = await tx.select().from(classes).where(eq(classes.id, classId)).for("no key update");
  if (!row) throw new AppError("not_found");
  return row;
}
