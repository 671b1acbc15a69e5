import { addDays, type Instant, WEEK_DAYS } from "@verbena/core/calendar";
import { allFamilies } from "@verbena/core/families";
import { and, count, gte, inArray, lte, min, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { assignments, dailyStats } from "../../../db/schema.ts";
import { type PupilsOfClass, pupilsOfTeacher, STATEMENT_IDS_MAX } from "../../../policy/classes.ts";

/** The last seven days of a class, for the list of a teacher's classes. */
export type ClassWeek = {
  /** Pupils who have practised since they joined. */
  active: number;
  /** Running assignments, and when the first of them ends. */
  running: number;
  nextEnd: Instant | null;
  /** IANA name of the class's time zone. */
  timeZone: string;
};

/**
 * The week of a teacher's classes that are not archived, by class. Takes five statements, whatever the number of classes,
 * and one more for each 400 pupils beyond the first 400. Classes without pupils are missing.
 */
export async function readWeeks(
  { db, now }: { db: Queryable; now: Date },
  user: { id: string },
): Promise<Record<string, ClassWeek>> {
  const taught = await pupilsOfTeacher(db, user);
  if (taught.length === 0) return {};
  const active = await countActive(db, taught, addDays(now.toISOString(), 1 - WEEK_DAYS));
  const at = now.toISOString();
  const running = await db
    .select({ classId: assignments.classId, running: count(), nextEnd: min(assignments.until) })
    .from(assignments)
    .where(
      and(
        inArray(
          assignments.classId,
          taught.map(({ classId }) => classId),
        ),
        lte(assignments.from, at),
        gte(assignments.until, at),
      ),
    )
    .groupBy(assignments.classId);
  return Object.fromEntries(
    taught.map(({ classId, timeZone }) => {
      const ofClass = running.find((one) => one.classId === classId);
      const week: ClassWeek = {
        active: active.get(classId) ?? 0,
        running: ofClass?.running ?? 0,
        nextEnd: ofClass?.nextEnd ?? null,
        timeZone,
      };
      return [classId, week];
    }),
  );
}

/** How many pupils of each class have practised since an instant, by the days of their class. */
async function countActive(
  db: Queryable,
  taught: readonly PupilsOfClass[],
  since: Instant,
): Promise<Map<string, number>> {
  const all = taught.flatMap(({ pupils, ...ofClass }) =>
    pupils.map((pupil) => ({ ...pupil, ...ofClass })),
  );
  const active = new Map<string, number>();
  for (let from = 0; from < all.length; from += STATEMENT_IDS_MAX) {
    const some = all.slice(from, from + STATEMENT_IDS_MAX);
    for (const [classId, count] of await countActiveOf(db, some, since)) {
      active.set(classId, (active.get(classId) ?? 0) + count);
    }
  }
  return active;
}

type PupilOfClass = PupilsOfClass["pupils"][number] & Omit<PupilsOfClass, "pupils">;

async function countActiveOf(
  db: Queryable,
  all: readonly PupilOfClass[],
  since: Instant,
): Promise<Map<string, number>> {
  const { userId, family, day } = dailyStats;
  const listOf = (key: "userId" | "classId" | "joinedAt" | "timeZone") =>
    sql.param(all.map((pupil) => pupil[key]));
  const pupil = sql`unnest(
    ${listOf("userId")}::uuid[], ${listOf("classId")}::uuid[],
    ${listOf("joinedAt")}::timestamptz[], ${listOf("timeZone")}::text[]
  ) as pupil(id, class_id, joined_at, time_zone)`;
  const rows = await db
    .select({
      classId: sql<string>`pupil.class_id`,
      active: sql<number>`count(distinct ${userId})::int`,
    })
    .from(dailyStats)
    .innerJoin(
      pupil,
      sql`pupil.id = ${userId} and ${day} >= (pupil.joined_at at time zone pupil.time_zone)::date
        and ${day} >= (${since}::timestamptz at time zone pupil.time_zone)::date`,
    )
    .where(
      and(
        sql`${userId} = any(${listOf("userId")}::uuid[])`,
        sql`${family} = any(${sql.param([...allFamilies])}::text[])`,
        // No time zone is more than a day behind UTC. Without a bound that all pupils share, all their days would be read.
        sql`${day} >= (${since}::timestamptz at time zone 'UTC')::date - 1`,
      ),
    )
    .groupBy(sql`pupil.class_id`);
  return new Map(rows.map(({ classId, active }) => [classId, active]));
}
