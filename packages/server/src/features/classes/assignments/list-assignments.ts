import type { Instant } from "@verbena/core/calendar";
import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { columnsOf } from "../../../db/queries.ts";
import { assignments, userAssignments } from "../../../db/schema.ts";
import { pageWithCursor } from "../../../input/cursor.ts";
import { type ClassMember, type Pupils, pupilsOf } from "../../../policy/classes.ts";
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
type StateCounts = {
  done: number;
  /** Done, but after the end. */
  late: number;
  begun: number;
  notBegun: number;
  excused: number;
};

type ListedAssignment = Assignment & { counts: StateCounts };

export type AssignmentsPage = { assignments: ListedAssignment[]; next: string | null };

const PAGE_SIZE = 50;

/** Where a page begins: after the assignment with this end and id. */
export type AssignmentsPosition = readonly [until: Instant, id: string];

/** The assignments of a class, those that end last first. */
export async function listAssignments(
  db: Queryable,
  member: ClassMember,
  after?: AssignmentsPosition,
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
  return { assignments: page.map((one) => ({ ...one, counts: counts.get(one.id) ?? none })), next };
}

const none: StateCounts = { done: 0, late: 0, begun: 0, notBegun: 0, excused: 0 };

const isAfter = ([until, id]: AssignmentsPosition) =>
  or(lt(assignments.until, until), and(eq(assignments.until, until), lt(assignments.id, id)));

/** The states of the pupils, by assignment. */
async function countStates(
  db: Queryable,
  { classId, pupils, ids }: { classId: string; pupils: Pupils; ids: string[] },
): Promise<Map<string, StateCounts>> {
  if (pupils.length === 0 || ids.length === 0) return new Map();
  const { excused, doneAt, until, progress, assignmentId } = userAssignments;
  const countIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`;
  const isOpen = sql`not ${excused} and ${doneAt} is null`;
  const rows = await db
    .select({
      assignmentId,
      done: countIf(sql`not ${excused} and ${doneAt} <= ${until}`),
      late: countIf(sql`not ${excused} and ${doneAt} > ${until}`),
      begun: countIf(sql`${isOpen} and ${progress}::text <> '{}'`),
      notBegun: countIf(sql`${isOpen} and ${progress}::text = '{}'`),
      excused: countIf(sql`${excused}`),
    })
    .from(userAssignments)
    .where(
      and(
        inArray(
          userAssignments.userId,
          pupils.map(({ userId }) => userId),
        ),
        eq(userAssignments.classId, classId),
        inArray(assignmentId, ids),
      ),
    )
    .groupBy(assignmentId);
  return new Map(rows.map(({ assignmentId: id, ...counts }) => [id, counts]));
}
