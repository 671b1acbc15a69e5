import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { classes } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ClassAction, ClassMember } from "../../policy/classes.ts";
import { requireRight } from "./in-class.ts";

type StoredClass = typeof classes.$inferSelect;

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

/**
 * Locks a class like `lockClass`, for what a member may still do with it.
 *
 * @throws AppError not_found if the class was deleted meanwhile, forbidden if it was archived
 */
export async function lockClassFor(
  tx: Queryable,
  member: ClassMember,
  action: ClassAction,
): Promise<StoredClass> {
  const stored = await lockClass(tx, member.classId);
  requireRight({ ...member, isArchived: stored.archivedAt !== null }, action);
  return stored;
}
