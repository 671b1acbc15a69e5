import { type Day, type Instant, shiftDay } from "@verbena/core/calendar";
import { errorsIn, type PupilError } from "@verbena/core/classes/confusions";
import { allFamilies, type Family } from "@verbena/core/families";
import type { DayStatistics } from "@verbena/core/progress/statistics";
import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/database.ts";
import { progressOfCopy } from "../../../db/queries.ts";
import { dailyStats, userAssignments } from "../../../db/schema.ts";
import type { Pupils } from "../../../policy/classes.ts";

/** What a pupil answered in a family on a day. */
export type PractisedDay = { family: Family; day: Day } & Pick<
  DayStatistics,
  "attempts" | "correct" | "causes"
>;

/** The same, with the last errors of the day. */
export type DayWithErrors = PractisedDay & Pick<DayStatistics, "missed">;

/** By the id of the pupil. Pupils without practice are missing. */
export type ByPupil<Row> = ReadonlyMap<string, readonly Row[]>;

/** A pupil's copy of an assignment. */
export type PupilCopy = Awaited<ReturnType<typeof readCopies>>[number];

type Period = {
  /** The first day. */
  from: Day;
  /** IANA name of the class's time zone: pupils joined on a day in it. */
  timeZone: string;
  families?: readonly Family[] | undefined;
};

const { userId, family, day, attempts, correct, causes, missed } = dailyStats;
const practice = sql`'family', ${family}, 'day', ${day}, 'attempts', ${attempts}, 'correct', ${correct}, 'causes', ${causes}`;

/** The days of practice of pupils, each from the day on which the pupil joined. */
export function readPractice(db: Queryable, pupils: Pupils, period: Period) {
  return collectDays<PractisedDay>(db, daysOf(db, pupils, period, practice).as("practised"));
}

/** The same, with the errors of each day. */
export function readPracticeWithErrors(db: Queryable, pupils: Pupils, period: Period) {
  const row = sql`${practice}, 'missed', ${missed}`;
  return collectDays<DayWithErrors>(db, daysOf(db, pupils, period, row).as("practised"));
}

/** More than one day can have: a class has at most 60 pupils, and each has a row for each family. */
const ERROR_DAYS_MAX = 5_000;

/**
 * The errors of pupils, each from the day on which the pupil joined. If they are too many, the first days are left out.
 *
 * @returns also the first day whose errors are there
 */
export async function readErrors(
  db: Queryable,
  pupils: Pupils,
  period: Period,
): Promise<{ from: Day; errors: PupilError[] }> {
  const row = sql`'family', ${family}, 'day', ${day}, 'missed', ${missed}`;
  const latest = daysOf(db, pupils, period, row, sql`${missed}::text <> '[]'`)
    .orderBy(desc(day))
    .limit(ERROR_DAYS_MAX);
  const byPupil = await collectDays<DayWithErrors>(db, latest.as("practised"));
  const all = [...byPupil].flatMap(([id, days]) => days.map((one) => ({ id, ...one })));
  const isCut = all.length === ERROR_DAYS_MAX;
  const from = isCut ? shiftDay(firstDay(all), 1) : period.from;
  const shown = isCut ? all.filter((one) => one.day >= from) : all;
  return { from, errors: shown.flatMap((one) => errorsIn(one.id, one)) };
}

const firstDay = (days: readonly { day: Day }[]): Day =>
  days.reduce((first, one) => (one.day < first ? one.day : first), days[0]?.day ?? "");

/**
 * The days of practice that a short range of the primary key has for each pupil and family.
 *
 * @param row the fields of a day, for `json_build_object`
 */
function daysOf(
  db: Queryable,
  pupils: Pupils,
  { from, timeZone, families = allFamilies }: Period,
  row: SQL,
  condition?: SQL,
) {
  const ids = idsOf(pupils);
  const joined = sql`${sql.param(pupils.map(({ joinedAt }) => joinedAt))}::timestamptz[]`;
  return db
    .select({ userId, row: sql`json_build_object(${row})`.as("row") })
    .from(dailyStats)
    .innerJoin(
      sql`unnest(${ids}, ${joined}) as pupil(id, joined_at)`,
      sql`pupil.id = ${userId} and ${day} >= (pupil.joined_at at time zone ${timeZone})::date`,
    )
    .where(
      and(
        sql`${userId} = any(${ids})`,
        sql`${family} = any(${sql.param([...families])}::text[])`,
        gte(day, from),
        condition,
      ),
    );
}

type Days = ReturnType<ReturnType<typeof daysOf>["as"]>;

/** One row for each pupil: both databases need longer to send thousands of rows than to find them. */
async function collectDays<Row>(db: Queryable, days: Days): Promise<ByPupil<Row>> {
  const rows = await db
    .select({ userId: days.userId, days: sql<Row[]>`json_agg(${days.row})` })
    .from(days)
    .groupBy(days.userId);
  return new Map(rows.map((one) => [one.userId, one.days]));
}

type Copies = {
  classId: string;
  assignmentId?: string;
  /** Leaves out assignments that ended before. */
  since?: Instant;
};

/** The assignments of pupils in a class. */
export function readCopies(
  db: Queryable,
  pupils: Pupils,
  { classId, assignmentId, since }: Copies,
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
      progress: progressOfCopy(sql`any(${idsOf(pupils)})`),
      doneAt: userAssignments.doneAt,
    })
    .from(userAssignments)
    .where(
      and(
        sql`${userAssignments.userId} = any(${idsOf(pupils)})`,
        sql`${userAssignments.classId} = ${classId}`,
        assignmentId === undefined ? undefined : eq(userAssignments.assignmentId, assignmentId),
        since === undefined ? undefined : gte(userAssignments.until, since),
      ),
    );
}

const idsOf = (pupils: Pupils): SQL =>
  sql`${sql.param(pupils.map(({ userId }) => userId))}::uuid[]`;
