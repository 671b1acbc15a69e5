import type { Instant } from "@verbena/core/calendar";
import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { classActions, classes, users } from "../../db/schema.ts";
import { pageWithCursor } from "../../input/cursor.ts";
import type { ClassActionKind } from "../../input/options.ts";
import { countPupils } from "../../policy/classes.ts";
import type { LoggedPerson } from "./list-actions.ts";
import type { ClassActionsQuery } from "./schema.ts";

export type LoggedClassAction = {
  id: string;
  kind: ClassActionKind;
  at: Instant;
  classId: string;
  /** How many pupils the class has now; null if the class was deleted. */
  pupilCount: number | null;
  /** Null if the account was deleted. */
  teacher: LoggedPerson | null;
  /** For example how many accounts were made; null for what cannot be counted. */
  count: number | null;
};

export type ClassActionsPage = { actions: LoggedClassAction[]; next: string | null };

const ACTIONS_PER_PAGE = 100;

/** A page of what teachers did in their classes, newest first. */
export async function listClassActions(
  db: Queryable,
  { before }: ClassActionsQuery,
): Promise<ClassActionsPage> {
  const { id, kind, at, classId, count } = classActions;
  const [lastAt, lastId] = before ?? [];
  const rows = await db
    .select({ id, kind, at, classId, count, teacher: { id: users.id, username: users.name } })
    .from(classActions)
    .leftJoin(users, eq(users.id, classActions.teacherId))
    .where(before && sql`(${at}, ${id}) < (${lastAt}::timestamptz, ${lastId}::uuid)`)
    .orderBy(desc(at), desc(id))
    .limit(ACTIONS_PER_PAGE + 1);
  const { page, next } = pageWithCursor(rows, ACTIONS_PER_PAGE, (row) => [row.at, row.id]);
  const sizes = await readSizes(db, [...new Set(page.map((row) => row.classId))]);
  return {
    actions: page.map((row) => ({ ...row, pupilCount: sizes.get(row.classId) ?? null })),
    next,
  };
}

/** The number of pupils of each class that still exists. */
async function readSizes(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const existing = await db
    .select({ id: classes.id })
    .from(classes)
    .where(inArray(classes.id, ids));
  const pupils = await countPupils(db, ids);
  return new Map(existing.map(({ id }) => [id, pupils.get(id) ?? 0]));
}
