import type { DatabaseContext } from "../../db/database.ts";
import { classMembers, userClasses, userProgress } from "../../db/schema.ts";
import type { ClassRole } from "../../input/options.ts";
import { giveRunningAssignments } from "./assignments/give-assignment.ts";
import { closeLater } from "./class-codes.ts";

type Joined = {
  classId: string;
  role: ClassRole;
  /** Whether the class made their accounts. */
  made?: boolean;
};

type NewMember = {
  userId: string;
  /** The name in this class. */
  name: string;
};

/**
 * Puts people into a class. Pupils get its running assignments, and with the first pupil, the time begins after which
 * nobody else joins. Call it in a transaction, after `lockClass`.
 */
export async function writeMembers(
  { db, now }: DatabaseContext,
  { classId, role, made = false }: Joined,
  people: readonly NewMember[],
): Promise<void> {
  const joinedAt = now.toISOString();
  const ids = people.map(({ userId }) => userId);
  await db
    .insert(userProgress)
    .values(ids.map((userId) => ({ userId, startDate: joinedAt, lastSeq: 0 })))
    .onConflictDoNothing();
  await db
    .insert(classMembers)
    .values(people.map((person) => ({ ...person, classId, role, made, joinedAt })));
  await db.insert(userClasses).values(ids.map((userId) => ({ userId, classId, role, joinedAt })));
  if (role !== "pupil") return;
  await closeLater({ db, now }, classId);
  await giveRunningAssignments(db, classId, { userIds: ids, joinedAt });
}
