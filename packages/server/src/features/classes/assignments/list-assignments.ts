import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { askedForms, sampleOf, type TaskSample } from "../../../content/asked-forms.ts";
import type { Catalogue } from "../../../content/catalogue.ts";
import type { Queryable } from "../../../db/database.ts";
import { columnsOf } from "../../../db/queries.ts";
import { assignments, userAssignments } from "../../../db/schema.ts";
import { cursor, cursorInstant, pageWithCursor } from "../../../input/cursor.ts";
import { type ClassMember, type Pupils, pupilsOf } from "../../../policy/classes.ts";
import { readSettings } from "./class-settings.ts";
import type { StoredAssignment } from "./copies.ts";

export const assignmentColumns = columnsOf(
  assignments,
  "id",
  "note",
  "task",
  "goal",
  "forEverybody",
  "from",
  "until",
  "changedAt",
  "formCount",
);

/** An assignment as its teachers get it. */
export type Assignment = Pick<StoredAssignment, keyof typeof assignmentColumns>;

/** How many pupils are how far. Those who are excused are in no other count. */
export type StateCounts = {
  done: number;
  /** Done, but after the end. */
  late: number;
  begun: number;
  notBegun: number;
  excused: number;
};

export type ListedAssignment = Assignment & { sample: TaskSample; counts: StateCounts };

export type AssignmentsPage = { assignments: ListedAssignment[]; next: string | null };

const PAGE_SIZE = 50;

/** `after`: the end and the id of the last assignment of the page before. */
export const assignmentsQuery = z.object({
  after: cursor(z.tuple([cursorInstant, z.guid()])).exactOptional(),
});

type Position = z.output<typeof assignmentsQuery>["after"];

/** The assignments of a class, those that end last first. */
export async function listAssignments(
  { db, catalogue }: { db: Queryable; catalogue: Catalogue },
  member: ClassMember,
  after?: Position,
): Promise<AssignmentsPage> {
  const isOfClass = eq(assignments.classId, member.classId);
  const rows = await db
    .select(assignmentColumns)
    .from(assignments)
    .where(and(isOfClass, after && isAfter(after)))
    .orderBy(desc(assignments.until), desc(assignments.id))
    .limit(PAGE_SIZE + 1);
  const { page, next } = pageWithCursor(rows, PAGE_SIZE, ({ until, id }) => [until, id]);
  const pupils = await pupilsOf(db, member);
  const ids = page.map(({ id }) => id);
  const counts = await countStates(db, { classId: member.classId, pupils, ids });
  const settings = await readSettings(db, member.classId);
  const listed = page.map((one) => ({
    ...one,
    sample: sampleOf(askedForms(catalogue, { task: one.task, ...settings })),
    counts: counts.get(one.id) ?? none,
  }));
  return { assignments: listed, next };
}

const none: StateCounts = { done: 0, late: 0, begun: 0, notBegun: 0, excused: 0 };

const isAfter = ([until, id]: NonNullable<Position>) =>
  or(lt(assignments.until, until), and(eq(assignments.until, until), lt(assignments.id, id)));

const hasAnswers = (userIds: readonly string[]) => sql`exists (
  select from user_assignment_forms as form
  where form.user_id = any(${sql.param([...userIds])}::uuid[])
    and form.user_id = user_assignments.user_id
    and form.class_id = user_assignments.class_id
    and form.assignment_id = user_assignments.assignment_id
)`;

/** The states of the pupils, by assignment. */
async function countStates(
  db: Queryable,
  { classId, pupils, ids }: { classId: string; pupils: Pupils; ids: string[] },
): Promise<Map<string, StateCounts>> {
  if (pupils.length === 0 || ids.length === 0) return new Map();
  const { excused, doneAt, until, assignmentId } = userAssignments;
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  const userIds = pupils.map(({ userId }) => userId);
  const isBegun = hasAnswers(userIds);
  const isOpen = sql`not ${excused} and ${doneAt} is null`;
  const rows = await db
    .select({
      assignmentId,
      done: countIf(sql`not ${excused} and ${doneAt} <= ${until}`),
      late: countIf(sql`not ${excused} and ${doneAt} > ${until}`),
      begun: countIf(sql`${isOpen} and ${isBegun}`),
      notBegun: countIf(sql`${isOpen} and not ${isBegun}`),
      excused: countIf(sql`${excused}`),
    })
    .from(userAssignments)
    .where(
      and(
        inArray(userAssignments.userId, userIds),
        eq(userAssignments.classId, classId),
        inArray(assignmentId, ids),
      ),
    )
    .groupBy(assignmentId);
  return new Map(rows.map(({ assignmentId: id, ...counts }) => [id, counts]));
}
