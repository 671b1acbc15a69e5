import type { Instant } from "@verbena/core/calendar";
import { readClassCode } from "@verbena/core/classes/class-code";
import { eq } from "drizzle-orm";
import type { SessionUser } from "../../../accounts/session/read-session.ts";
import type { RequestContext } from "../../../accounts/session/signed-in.ts";
import type { DatabaseContext, Queryable } from "../../../db/database.ts";
import { retryOnDeadlock } from "../../../db/database-errors.ts";
import { classCodes, classes } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ClassRole } from "../../../input/options.ts";
import { memberOf } from "../../../policy/classes.ts";
import { requireRoomForPupils } from "../class-limits.ts";
import { lockClass } from "../lock-class.ts";
import { findTeachers } from "../read-class.ts";
import { writeMembers } from "../write-members.ts";
import { freeName } from "./free-name.ts";

/** What people see of a class before they join. */
export type JoinableClass = {
  name: string;
  teachers: string[];
  /** The class, for people who are in it already. */
  joined: { classId: string; role: ClassRole } | null;
};

/**
 * The class of a code that somebody has typed.
 *
 * @throws AppError not_found, alike for unknown codes and for classes that are closed or archived
 */
export async function findJoinableClass(
  { db, now, user }: DatabaseContext & { user: SessionUser | null },
  typed: string,
): Promise<JoinableClass> {
  const found = await findByCode(db, typed);
  const role = user && (await memberOf(db, user, found.classId))?.role;
  if (!role && !isOpen(found, now)) throw new AppError("not_found");
  const teachers = await findTeachers(db, [found.classId]);
  return {
    name: found.name,
    teachers: teachers.map(({ name }) => name),
    joined: role ? { classId: found.classId, role } : null,
  };
}

/**
 * Makes the user a pupil of the class of a code. Joining twice changes nothing.
 *
 * @param name how the teacher knows the pupil; gets a number if another pupil has it
 * @throws AppError not_found like `findJoinableClass`; forbidden for a teacher of the class and if the class is full
 */
export async function joinClass(
  { db, user, now }: RequestContext,
  typed: string,
  name: string,
): Promise<{ classId: string }> {
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const { classId } = await findByCode(tx, typed);
      await lockClass(tx, classId);
      const role = (await memberOf(tx, user, classId))?.role;
      if (role === "teacher") throw new AppError("forbidden", [{ path: "", key: "ownClass" }]);
      if (role === "pupil") return { classId };
      // Read again: the class may have been closed, renewed its code, or been archived before the lock.
      if (!isOpen(await findByCode(tx, typed), now)) throw new AppError("not_found");
      await requireRoomForPupils(tx, classId, { more: 1, key: "classFull" });
      const pupil = { userId: user.id, name: await freeName(tx, classId, name) };
      await writeMembers({ db: tx, now }, { classId, role: "pupil" }, [pupil]);
      return { classId };
    }),
  );
}

type ClassOfCode = {
  classId: string;
  name: string;
  closesAt: Instant | null;
  archivedAt: Instant | null;
};

async function findByCode(db: Queryable, typed: string): Promise<ClassOfCode> {
  const code = readClassCode(typed);
  if (code === null) throw new AppError("not_found");
  const [found] = await db
    .select({ classId: classCodes.classId, closesAt: classCodes.closesAt })
    .from(classCodes)
    .where(eq(classCodes.code, code));
  if (!found) throw new AppError("not_found");
  const [ofCode] = await db
    .select({ name: classes.name, archivedAt: classes.archivedAt })
    .from(classes)
    .where(eq(classes.id, found.classId));
  if (!ofCode) throw new AppError("not_found");
  return { ...found, ...ofCode };
}

const isOpen = ({ closesAt, archivedAt }: ClassOfCode, now: Date) =>
  archivedAt === null && (closesAt === null || closesAt > now.toISOString());
