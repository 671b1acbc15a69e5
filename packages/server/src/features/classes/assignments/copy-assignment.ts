import { AppError } from "../../../errors/app-error.ts";
import { can, memberOf } from "../../../policy/classes.ts";
import { requiredAssignment } from "./change-assignment.ts";
import { giveAssignment, type Teacher } from "./give-assignment.ts";
import type { LeftOutPupil } from "./left-out.ts";
import type { CopyInput } from "./schema.ts";

/**
 * Gives the same assignment to all pupils of another class of the teacher, from now on.
 *
 * @returns the pupils who were left out
 * @throws AppError not_found unless the teacher may give assignments in the other class; otherwise as `giveAssignment`
 */
export async function copyAssignment(
  teacher: Teacher,
  assignmentId: string,
  { id, classId, until }: CopyInput,
): Promise<LeftOutPupil[]> {
  const { db, user, member } = teacher;
  const { task, goal, note } = await requiredAssignment(db, { ...member, assignmentId });
  const there = await memberOf(db, user, classId);
  if (!there || !can(there, "change assignments")) throw new AppError("not_found");
  const input = { id, task, goal, note, pupils: null, from: null, until };
  return giveAssignment({ ...teacher, member: there }, input);
}
