import type { Instant } from "@verbena/core/calendar";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { isLockedAt } from "../../../accounts/made-accounts/sign-in-to-class.ts";
import type { DatabaseContext } from "../../../db/database.ts";
import { instantSql } from "../../../db/schema/timestamps.ts";
import { classLogins, classMembers, collateName } from "../../../db/schema.ts";

/** An account that a class made, as its teachers see it. */
export type ClassLogin = {
  userId: string;
  name: string;
  /** When the name can sign in again after too many wrong passwords; null if it is not locked. */
  lockedUntil: Instant | null;
};

/** The accounts that a class made, by name. */
export function listLogins(context: DatabaseContext, classId: string): Promise<ClassLogin[]> {
  return readLogins(context, eq(classLogins.classId, classId));
}

/** An account that a class made; undefined if it has not made this one. */
export async function findLogin(
  context: DatabaseContext,
  classId: string,
  userId: string,
): Promise<ClassLogin | undefined> {
  const isLogin = and(eq(classLogins.classId, classId), eq(classLogins.userId, userId));
  const [login] = await readLogins(context, isLogin);
  return login;
}

function readLogins({ db, now }: DatabaseContext, condition: SQL | undefined) {
  const isSame = and(
    eq(classMembers.classId, classLogins.classId),
    eq(classMembers.userId, classLogins.userId),
  );
  // A pupil who was renamed has two names to sign in with.
  const lockedUntil = sql<Instant | null>`${instantSql(
    sql`max(${classLogins.lockedUntil}) filter (where ${isLockedAt(now)})`,
  )}`;
  return db
    .select({ userId: classLogins.userId, name: classMembers.name, lockedUntil })
    .from(classLogins)
    .innerJoin(classMembers, isSame)
    .where(condition)
    .groupBy(classLogins.userId, classMembers.name)
    .orderBy(collateName(classMembers.name), classLogins.userId);
}
