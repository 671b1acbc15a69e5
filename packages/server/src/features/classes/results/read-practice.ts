import type { Day, Instant } from "@verbena/core/calendar";
import { allFamilies, type Family } from "@verbena/core/families";
import { and, gte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { dailyStats, userAssignments } from "../../../db/schema.ts";
import type { Pupils } from "../../../policy/classes.ts";

/** What a pupil answered in a family on a day. */
export type PractisedDay = Awaited<ReturnType<typeof readPractice>>[number];

/** A pupil's copy of an assignment. */
export type PupilCopy = Awaited<ReturnType<typeof readCopies>>[number];

type Period = {
  /** The first day. */
  from: Day;
  /** IANA name of the class's time zone: pupils joined on a day in it. */
  timeZone: string;
  family?: Family | undefined;
};

/**
 * The days of practice of pupils, each from the day on which the pupil joined. Reads a short range of the primary key for
 * each pupil and family.
 */
export function readPractice(db: Queryable, pupils: Pupils, { from, timeZone, family }: Period) {
  const { userId, day, attempts, correct, causes, missed } = dailyStats;
  const families = family === undefined ? allFamilies : [family];
  const ids = idsOf(pupils);
  const joined = sql`${sql.param(pupils.map(({ joinedAt }) => joinedAt))}::timestamptz[]`;
  return db
    .select({ userId, family: dailyStats.family, day, attempts, correct, causes, missed })
    .from(dailyStats)
    .innerJoin(
      sql`unnest(${ids}, ${joined}) as pupil(id, joined_at)`,
      sql`pupil.id = ${userId} and ${day} >= (pupil.joined_at at time zone ${timeZone})::date`,
    )
    .where(
      and(
        sql`${userId} = any(${ids})`,
        sql`${dailyStats.family} = any(${sql.param([...families])}::text[])`,
        gte(day, from),
      ),
    );
}

/**
 * The assignments of pupils in a class.
 *
 * @param since leaves out those that ended before
 */
export function readCopies(
  db: Queryable,
  pupils: Pupils,
  { classId, since }: { classId: string; since?: Instant },
) {
  return db
    .select({
      userId: userAssignments.userId,
      assignmentId: userAssignments.assignmentId,
      note: userAssignments.note,
      versions: userAssignments.versions,
      families: userAssignments.families,
      from: userAssignments.from,
      until: userAssignments.until,
      formsMax: userAssignments.formsMax,
      formCount: userAssignments.formCount,
      excused: userAssignments.excused,
      progress: userAssignments.progress,
      doneAt: userAssignments.doneAt,
    })
    .from(userAssignments)
    .where(
      and(
        sql`${userAssignments.userId} = any(${idsOf(pupils)})`,
        sql`${userAssignments.classId} = ${classId}`,
        since === undefined ? undefined : gte(userAssignments.until, since),
      ),
    );
}

const idsOf = (pupils: Pupils): SQL =>
  sql`${sql.param(pupils.map(({ userId }) => userId))}::uuid[]`;
