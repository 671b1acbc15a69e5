import type { Day, Instant } from "@verbena/core/calendar";
import type { Region } from "@verbena/core/languages";
import type { Person } from "@verbena/spanish";
import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { columnsOf } from "../../db/queries.ts";
import { classes, classMembers, collateName, userClasses } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ClassRole } from "../../input/options.ts";
import type { ClassMember } from "../../policy/classes.ts";
import { countPupils } from "../../policy/classes.ts";
import { findCode } from "./class-codes.ts";
import { findMember } from "./find-member.ts";

/** A class as its people see it. */
export type ClassDetails = {
  id: string;
  name: string;
  lastDay: Day;
  timeZone: string;
  region: Region;
  persons: Person[];
  acceptsMissingAccents: boolean;
  showsInfo: boolean;
  /** Since then, the class is read only. */
  archivedAt: Instant | null;
  role: ClassRole;
  /** How the user is called in this class. */
  ownName: string;
  teachers: string[];
  /** What only teachers see; null for pupils. */
  forTeachers: ForTeachers | null;
};

type ForTeachers = {
  pupilCount: number;
  code: string;
  /** When the class closes for new pupils; null until the class has a first pupil. */
  closesAt: Instant | null;
};

/** A class in the list of a person. */
export type ListedClass = {
  id: string;
  name: string;
  role: ClassRole;
  /** Whether the class made the account of the user, who then cannot leave it. */
  made: boolean;
  lastDay: Day;
  timeZone: string;
  archivedAt: Instant | null;
  teachers: string[];
  /** Null for pupils, who do not see each other. */
  pupilCount: number | null;
};

const settings = columnsOf(
  classes,
  "id",
  "name",
  "lastDay",
  "timeZone",
  "region",
  "persons",
  "acceptsMissingAccents",
  "showsInfo",
  "archivedAt",
);

/** @throws AppError not_found if the class was deleted meanwhile, or the member removed */
export async function readClass(db: Queryable, member: ClassMember): Promise<ClassDetails> {
  const { classId, userId, role } = member;
  const [stored] = await db.select(settings).from(classes).where(eq(classes.id, classId));
  if (!stored) throw new AppError("not_found");
  const { name: ownName } = await findMember(db, classId, userId);
  const teachers = await findTeachers(db, [classId]);
  return {
    ...stored,
    role,
    ownName,
    teachers: teachers.map(({ name }) => name),
    forTeachers: role === "teacher" ? await readForTeachers(db, classId) : null,
  };
}

async function readForTeachers(db: Queryable, classId: string): Promise<ForTeachers> {
  const counts = await countPupils(db, [classId]);
  return { pupilCount: counts.get(classId) ?? 0, ...(await findCode(db, classId)) };
}

/** The classes of a person, by name. */
export async function listClasses(db: Queryable, userId: string): Promise<ListedClass[]> {
  const own = await db
    .select({ classId: userClasses.classId })
    .from(userClasses)
    .where(eq(userClasses.userId, userId));
  if (own.length === 0) return [];
  const ids = own.map(({ classId }) => classId);
  const members = await db
    .select({ classId: classMembers.classId, role: classMembers.role, made: classMembers.made })
    .from(classMembers)
    .where(and(inArray(classMembers.classId, ids), eq(classMembers.userId, userId)));
  const taught = members.flatMap(({ classId, role }) => (role === "teacher" ? [classId] : []));
  const membership = new Map(members.map(({ classId, ...member }) => [classId, member]));
  const rows = await db
    .select(columnsOf(classes, "id", "name", "lastDay", "timeZone", "archivedAt"))
    .from(classes)
    .where(inArray(classes.id, ids))
    .orderBy(collateName(classes.name), classes.id);
  const teachers = Map.groupBy(await findTeachers(db, ids), ({ classId }) => classId);
  const pupilCounts = await countPupils(db, taught);
  return rows.map((row) => {
    const { role, made } = membership.get(row.id) ?? ({ role: "pupil", made: false } as const);
    return {
      ...row,
      role,
      made,
      teachers: (teachers.get(row.id) ?? []).map(({ name }) => name),
      pupilCount: role === "teacher" ? (pupilCounts.get(row.id) ?? 0) : null,
    };
  });
}

export function findTeachers(db: Queryable, classIds: string[]) {
  return db
    .select({ classId: classMembers.classId, name: classMembers.name })
    .from(classMembers)
    .where(and(inArray(classMembers.classId, classIds), eq(classMembers.role, "teacher")))
    .orderBy(classMembers.joinedAt, classMembers.userId);
}
