import type { Instant } from "@verbena/core/calendar";
import { and, count, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { classes, classMembers, collateName, teachers, userClasses } from "../db/schema.ts";
import type { ClassRole } from "../input/options.ts";
import { isMadeAccount } from "./made-account.ts";

/** A person of a class. */
export type ClassMember = {
  classId: string;
  userId: string;
  role: ClassRole;
  joinedAt: Instant;
  /** IANA name of the class's time zone. */
  timeZone: string;
  /** Whether the class is archived: then it can only be read. */
  isArchived: boolean;
};

/**
 * The person's place in a class; null if the class does not exist or the person is not in it. Routes answer both alike,
 * with 404.
 */
export async function memberOf(
  db: Queryable,
  user: { id: string },
  classId: string,
): Promise<ClassMember | null> {
  const [row] = await db
    .select({
      classId: classMembers.classId,
      userId: classMembers.userId,
      role: classMembers.role,
      joinedAt: classMembers.joinedAt,
      timeZone: classes.timeZone,
      archivedAt: classes.archivedAt,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, user.id)));
  if (!row) return null;
  const { archivedAt, ...member } = row;
  return { ...member, isArchived: archivedAt !== null };
}

/**
 * Whether a person has classes as a teacher, or may open one now.
 *
 * @param openedBy see `Dependencies`
 */
export function teachesSql(
  user: { id: string; email: string; emailVerified: boolean },
  openedBy: "everyone" | "invited" | "off",
): SQL<boolean> {
  const isTeacher = sql<boolean>`exists (
    select 1 from ${userClasses} where user_id = ${user.id} and role = 'teacher')`;
  if (openedBy === "off" || isMadeAccount(user)) return isTeacher;
  if (openedBy === "everyone") return user.emailVerified ? sql<boolean>`true` : isTeacher;
  return sql<boolean>`(${isTeacher} or exists (
    select 1 from ${teachers} where user_id = ${user.id}))`;
}

/** One statement names so many people or classes at most: docs/capacity.md says why. */
export const STATEMENT_IDS_MAX = 400;

/** What people do in a class. */
const rights = {
  "see own work": { teacher: false, pupil: true, whenArchived: true },
  "see pupils": { teacher: true, pupil: false, whenArchived: true },
  "export results": { teacher: true, pupil: false, whenArchived: true },
  "change class": { teacher: true, pupil: false, whenArchived: false },
  "change assignments": { teacher: true, pupil: false, whenArchived: false },
  "copy assignment": { teacher: true, pupil: false, whenArchived: true },
  "make accounts": { teacher: true, pupil: false, whenArchived: false },
  // Until the class is deleted, its pupils may want to take along what they have done.
  "help to sign in": { teacher: true, pupil: false, whenArchived: true },
  "invite teachers": { teacher: true, pupil: false, whenArchived: false },
  "remove members": { teacher: true, pupil: false, whenArchived: true },
  "copy class": { teacher: true, pupil: false, whenArchived: true },
  "delete class": { teacher: true, pupil: false, whenArchived: true },
  leave: { teacher: true, pupil: true, whenArchived: true },
  "report text": { teacher: false, pupil: true, whenArchived: true },
} as const satisfies Record<string, Record<ClassRole, boolean> & { whenArchived: boolean }>;

export type ClassAction = keyof typeof rights;
export const classActions = Object.keys(rights) as ClassAction[];

/** Whether a person of a class may do something. */
export function can(
  { role, isArchived }: Pick<ClassMember, "role" | "isArchived">,
  action: ClassAction,
): boolean {
  return rights[action][role] && (rights[action].whenArchived || !isArchived);
}

declare const madeByPupilsOf: unique symbol;

/** The pupils of a class, whose rows its teachers may read from the time when they joined. `pupilsOf` makes it. */
export type Pupils = readonly {
  userId: string;
  name: string;
  joinedAt: Instant;
  made: boolean;
}[] & {
  readonly [madeByPupilsOf]: true;
};

const pupilColumns = {
  userId: classMembers.userId,
  name: classMembers.name,
  joinedAt: classMembers.joinedAt,
  made: classMembers.made,
};

/**
 * The pupils whom a teacher sees, sorted by name.
 *
 * @throws Error for somebody who is not a teacher of the class
 */
export async function pupilsOf(db: Queryable, member: ClassMember): Promise<Pupils> {
  if (!can(member, "see pupils")) throw new Error("Only teachers see the pupils of a class.");
  const rows = await db
    .select(pupilColumns)
    .from(classMembers)
    .where(and(eq(classMembers.classId, member.classId), eq(classMembers.role, "pupil")))
    .orderBy(collateName(classMembers.name), classMembers.userId);
  return rows as unknown as Pupils;
}

/** A class in which somebody teaches. */
type TaughtClass = { teacherId: string; classId: string; timeZone: string };

/** The classes of teachers that are not archived, in two statements. */
export async function findTaughtClasses(
  db: Queryable,
  teacherIds: readonly string[],
): Promise<TaughtClass[]> {
  const ofTeachers = inArray(userClasses.userId, [...teacherIds]);
  const taught = await db
    .select({ teacherId: userClasses.userId, classId: userClasses.classId })
    .from(userClasses)
    .where(and(ofTeachers, eq(userClasses.role, "teacher")));
  if (taught.length === 0) return [];
  const ids = [...new Set(taught.map(({ classId }) => classId))];
  const present = await db
    .select({ classId: classes.id, timeZone: classes.timeZone })
    .from(classes)
    .where(and(inArray(classes.id, ids), isNull(classes.archivedAt)));
  const timeZones = new Map(present.map(({ classId, timeZone }) => [classId, timeZone]));
  return taught.flatMap((one) => {
    const timeZone = timeZones.get(one.classId);
    return timeZone === undefined ? [] : [{ ...one, timeZone }];
  });
}

/** A class of a teacher, with its pupils. */
export type PupilsOfClass = { classId: string; timeZone: string; pupils: Pupils };

/** The pupils of a teacher's classes that are not archived, in three statements. Classes without pupils are missing. */
export async function pupilsOfTeacher(
  db: Queryable,
  user: { id: string },
): Promise<PupilsOfClass[]> {
  const taught = await findTaughtClasses(db, [user.id]);
  if (taught.length === 0) return [];
  const ids = taught.map(({ classId }) => classId);
  const rows = await db
    .select({ classId: classMembers.classId, ...pupilColumns })
    .from(classMembers)
    .where(and(inArray(classMembers.classId, ids), eq(classMembers.role, "pupil")));
  const byClass = Map.groupBy(rows, ({ classId }) => classId);
  return taught.flatMap(({ classId, timeZone }) => {
    const pupils = byClass.get(classId);
    return pupils ? [{ classId, timeZone, pupils: pupils as unknown as Pupils }] : [];
  });
}

/** One of the pupils; null if nobody of them has this id. */
export function onlyPupil(pupils: Pupils, userId: string): Pupils | null {
  const found = pupils.filter((pupil) => pupil.userId === userId);
  return found.length === 0 ? null : (found as unknown as Pupils);
}

/**
 * A pupil alone, whose rows the pupil may read as teachers do.
 *
 * @throws Error for somebody who is not a pupil of the class
 */
export async function oneselfOf(db: Queryable, member: ClassMember): Promise<Pupils> {
  if (!can(member, "see own work")) throw new Error("Only pupils see their own work in a class.");
  const { classId, userId } = member;
  const rows = await db
    .select(pupilColumns)
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)));
  return rows as unknown as Pupils;
}

/** The number of pupils by class. Classes without pupils are missing. */
export async function countPupils(
  db: Queryable,
  classIds: readonly string[],
): Promise<Map<string, number>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .select({ classId: classMembers.classId, pupils: count() })
    .from(classMembers)
    .where(and(inArray(classMembers.classId, [...classIds]), eq(classMembers.role, "pupil")))
    .groupBy(classMembers.classId);
  return new Map(rows.map(({ classId, pupils }) => [classId, pupils]));
}
