import { isUndated } from "@verbena/core/classes/assignment";
import type { Queryable } from "../../../db/database.ts";
import { throwIfAny } from "../../../errors/app-error.ts";
import { type ClassMember, type Pupils, pupilsOf } from "../../../policy/classes.ts";
import { findHolders, type StoredAssignment } from "./copies.ts";

/** A pupil who does not have an assignment of the whole class, because of too many running ones. */
export type LeftOutPupil = { userId: string; name: string };

type GivenAssignment = Pick<StoredAssignment, "forEverybody" | "from" | "until">;

/**
 * The pupils whom an assignment of the whole class has left out, in the order of the class list. Those who joined after
 * its end were not left out.
 */
export function leftOutOf(
  pupils: Pupils,
  assignment: GivenAssignment,
  holders: readonly string[],
): LeftOutPupil[] {
  if (!assignment.forEverybody || isUndated(assignment)) return [];
  const having = new Set(holders);
  return pupils
    .filter(({ userId, joinedAt }) => !having.has(userId) && joinedAt <= assignment.until)
    .map(({ userId, name }) => ({ userId, name }));
}

/** Reads {@link leftOutOf}. */
export async function findLeftOut(
  db: Queryable,
  member: ClassMember,
  assignment: GivenAssignment & { id: string },
): Promise<LeftOutPupil[]> {
  const pupils = await pupilsOf(db, member);
  const key = { classId: member.classId, assignmentId: assignment.id };
  return leftOutOf(pupils, assignment, await findHolders(db, key, pupils));
}

/**
 * Requires that chosen pupils have room for another assignment. The whole class gets it without those who have none, but
 * a teacher who has chosen pupils must choose others.
 *
 * @param chosen as the teacher sent them; null for the whole class
 * @throws AppError invalid_input, with the place of each pupil who has too many
 */
export function requireRoomOfChosen(
  chosen: readonly string[] | null,
  full: ReadonlySet<string>,
): void {
  const issues = (chosen ?? []).map((userId, place) =>
    full.has(userId.toLowerCase()) ? { path: `pupils.${place}`, key: "pupilFull" as const } : [],
  );
  throwIfAny(issues.flat());
}
