import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import type { Queryable } from "../../db/database.ts";
import {
  classes,
  classMembers,
  collateName,
  teacherInvitations,
  teachers,
  users,
} from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ClassRole } from "../../input/options.ts";
import { countPupils } from "../../policy/classes.ts";
import type { LoggedPerson } from "./list-actions.ts";
import { findUser, type ListedUser, recordReading } from "./list-users.ts";

/** What administrators see of a class: neither its name nor what its pupils do. */
export type ClassOfUser = {
  id: string;
  role: ClassRole;
  pupilCount: number;
  isArchived: boolean;
  teachers: LoggedPerson[];
};

/** The right to open classes, from an administrator. */
type TeacherRight = {
  classesMax: number;
  pupilsMax: number;
  /** Whether it begins only when the address is confirmed. */
  isPending: boolean;
};

export type UserPage = {
  user: ListedUser;
  /** Null if no administrator has given it. */
  teacher: TeacherRight | null;
  classes: ClassOfUser[];
  /** Who may open classes on this site. */
  classesFor: Dependencies["classes"];
};

/**
 * What an administrator sees of a user. Records the reading in the audit log, like that of the list.
 *
 * @throws AppError not_found
 */
export async function readUser(
  context: RequestContext & Pick<Dependencies, "classes">,
  userId: string,
): Promise<UserPage> {
  const { db } = context;
  const user = await findUser(db, userId);
  if (!user) throw new AppError("not_found");
  await recordReading(context);
  return {
    user,
    teacher: await findTeacherRight(db, user),
    classes: await listClassesOf(db, userId),
    classesFor: context.classes,
  };
}

async function findTeacherRight(
  db: Queryable,
  { id, email }: ListedUser,
): Promise<TeacherRight | null> {
  const [teacher] = await db
    .select({ classesMax: teachers.classesMax, pupilsMax: teachers.pupilsMax })
    .from(teachers)
    .where(eq(teachers.userId, id));
  if (teacher) return { ...teacher, isPending: false };
  const [invited] = await db
    .select({
      classesMax: teacherInvitations.classesMax,
      pupilsMax: teacherInvitations.pupilsMax,
    })
    .from(teacherInvitations)
    .where(eq(teacherInvitations.email, email));
  return invited ? { ...invited, isPending: true } : null;
}

async function listClassesOf(db: Queryable, userId: string): Promise<ClassOfUser[]> {
  const own = await db
    .select({ id: classes.id, role: classMembers.role, archivedAt: classes.archivedAt })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(eq(classMembers.userId, userId))
    .orderBy(classes.createdAt, classes.id);
  const ids = own.map(({ id }) => id);
  const sizes = await countPupils(db, ids);
  const teaching = await db
    .select({ classId: classMembers.classId, id: users.id, username: users.name })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(and(inArray(classMembers.classId, ids), eq(classMembers.role, "teacher")))
    .orderBy(collateName(users.name), users.id);
  const teachersOf = Map.groupBy(teaching, ({ classId }) => classId);
  return own.map(({ archivedAt, ...ofClass }) => ({
    ...ofClass,
    pupilCount: sizes.get(ofClass.id) ?? 0,
    isArchived: archivedAt !== null,
    teachers: (teachersOf.get(ofClass.id) ?? []).map(({ classId: _, ...teacher }) => teacher),
  }));
}
