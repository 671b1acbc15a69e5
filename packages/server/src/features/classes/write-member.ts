import type { DatabaseContext } from "../../db/database.ts";
import { classMembers, userClasses, userProgress } from "../../db/schema.ts";
import type { ClassRole } from "../../input/options.ts";
import { giveRunningAssignments } from "./assignments/give-assignment.ts";
import { closeLater } from "./class-codes.ts";

type NewMember = {
  classId: string;
  userId: string;
  role: ClassRole;
  /** The name in this class. */
  name: string;
  /** Whether the class made the account. */
  made?: boolean;
};

/**
 * Puts a person into a class. A pupil gets its running assignments, and with the first one, the time begins after which
 * nobody else joins. Call it in a transaction, after `lockClass`.
 */
export async function writeMember({ db, now }: DatabaseContext, member: NewMember): Promise<void> {
  const { userId, classId, role } = member;
  const joinedAt = now.toISOString();
  await db
    .insert(userProgress)
    .values({ userId, startDate: joinedAt, lastSeq: 0 })
    .onConflictDoNothing();
  await db.insert(classMembers).values({ ...member, joinedAt });
  await db.insert(userClasses).values({ userId, classId, role, joinedAt });
  if (role !== "pupil") return;
  await closeLater({ db, now }, classId);
  await giveRunningAssignments(db, classId, { userId, joinedAt });
}
