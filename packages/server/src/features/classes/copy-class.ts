import { and, asc, eq } from "drizzle-orm";
import { assignments, classes, classMembers } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { AppError } from "../../errors/app-error.ts";
import type { MemberContext } from "./in-class.ts";
import { openClass } from "./open-class.ts";
import type { ClassCopy } from "./schema.ts";

/**
 * Opens a class with the settings of another one, with its assignments without dates, and without its people but the
 * teacher who copies it. A repeated request opens no second class.
 *
 * @throws AppError as `openClass`
 */
export async function copyClass(
  teacher: MemberContext & { classesFor: Dependencies["classes"] },
  input: ClassCopy,
): Promise<void> {
  const { db, member } = teacher;
  const { region, persons, acceptsMissingAccents, showsInfo, timeZone } = classes;
  const isTeacher = and(
    eq(classMembers.classId, member.classId),
    eq(classMembers.userId, member.userId),
  );
  const [copied] = await db
    .select({
      teacherName: classMembers.name,
      ...{ region, persons, acceptsMissingAccents, showsInfo, timeZone },
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .where(isTeacher);
  // The class was deleted meanwhile, or the teacher removed.
  if (!copied) throw new AppError("not_found");
  const { note, task, goal, formCount, from, until, id } = assignments;
  const templates = await db
    .select({ note, task, goal, formCount })
    .from(assignments)
    .where(eq(assignments.classId, member.classId))
    .orderBy(asc(from), asc(until), asc(id));
  await openClass(teacher, { ...copied, ...input }, templates);
}
