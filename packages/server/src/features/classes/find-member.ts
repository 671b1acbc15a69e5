import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { classMembers } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";

export type StoredMember = typeof classMembers.$inferSelect;

/**
 * The row of a person in a class. Whether somebody is in a class at all, `memberOf` says.
 *
 * @throws AppError not_found
 */
export async function findMember(
  db: Queryable,
  classId: string,
  userId: string,
): Promise<StoredMember> {
  const [found] = await db
    .select()
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
  if (!found) throw new AppError("not_found");
  return found;
}
