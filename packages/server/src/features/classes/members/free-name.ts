import { foldName, numberNames } from "@verbena/core/classes/pupil-names";
import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { classMembers } from "../../../db/schema.ts";

/**
 * A name that nobody else in a class has: gets a number if somebody has it, as `foldName` compares names. Call it after
 * `lockClass`.
 *
 * @param except somebody whose name changes
 */
export async function freeName(
  tx: Queryable,
  classId: string,
  name: string,
  except?: string,
): Promise<string> {
  const others = await tx
    .select({ name: classMembers.name })
    .from(classMembers)
    .where(
      and(eq(classMembers.classId, classId), except ? ne(classMembers.userId, except) : undefined),
    );
  const taken = others.map((other) => foldName(other.name));
  return numberNames([name], taken)[0]?.name ?? name;
}
