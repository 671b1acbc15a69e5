import type { Day, Instant } from "@verbena/core/calendar";
import type { Region } from "@verbena/core/languages";
import type { Person } from "@verbena/spanish";
import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { columnsOf } from "../../db/queries.ts";
import { classCodes, classes, classMembers, collateName, userClasses } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import type { ClassRole } from "../../input/options.ts";
import type { ClassMember } from "../../policy/classes.ts";
import { countPupils } from "../../policy/classes.ts";

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
  lastDay: Day;
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

/** @throws AppError not_found if the class was deleted meanwhile */
export async function readClass(db: Queryable, member: ClassMember): Promise<ClassDetails> {
  const { classId, userId, role } = member;
  const [stored] = await db.select(settings).from(classes).where(eq(classes.id, classId));
  if (!stored) throw new AppError("not_found");
  const isOwn = and(eq(classMembers.classId, classId), eq(classMembers.userId, userId));
  const [own] = await db.select({ name: classMembers.name }).from(classMembers).where(isOwn);
  const teachers = await findTeachers(db, [classId]);
  return {
    ...stored,
    role,
    ownName: own?.name ?? "",
    teachers: teachers.map(({ name }) => name),
    forTeachers: role === "teacher" ? await readForTeachers(db, classId) : null,
  };
}

async function readForTeachers(db: Queryable, classId: string): Promise<ForTeachers> {
  const [code] = await db
    .select({ code: classCodes.code, closesAt: classCodes.closesAt })
    .from(classCodes)
    .where(eq(classCodes.classId, classId));
  const counts = await countPupils(db, [classId]);
  return {
    pupilCount: counts.get(classId) ?? 0,
    code: code?.code ?? "",
    closesAt: code?.closesAt ?? null,
  };
}

/** The classes of a person, by name. */
export async function listClasses(db: Queryable, userId: string): Promise<ListedClass[]> {
  const own = await db
    .select({ classId: userClasses.classId, role: userClasses.role })
    .from(userClasses)
    .where(eq(userClasses.userId, userId));
  if (own.length === 0) return [];
  const ids = own.map(({ classId }) => classId);
  const taught = own.flatMap(({ classId, role }) => (role === "teacher" ? [classId] : []));
  const roles = new Map(own.map(({ classId, role }) => [classId, role]));
  const rows = await db
    .select(columnsOf(classes, "id", "name", "lastDay", "archivedAt"))
    .from(classes)
    .where(inArray(classes.id, ids))
    .orderBy(collateName(classes.name), classes.id);
  const teachers = Map.groupBy(await findTeachers(db, ids), ({ classId }) => classId);
  const pupilCounts = taught.length > 0 ? await countPupils(db, taught) : new Map();
  return rows.map((row) => {
    const role = roles.get(row.id) ?? "pupil";
    return {
      ...row,
      role,
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
