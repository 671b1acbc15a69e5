import type { Instant } from "@verbena/core/calendar";
import { exerciseKeys, type Language } from "@verbena/core/vocabulary";
import { and, asc, eq, getTableColumns, gt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  cards,
  dailyStats,
  exerciseProgress,
  exerciseReports,
  isAnswer,
  profiles,
  progressEvents,
  userProgress,
  users,
  verbPackages,
} from "../../db/schema.ts";

/** Events of one read: what an export holds in memory at a time, and what other statements wait for. */
const EVENTS_PER_READ = 250;

export type LoggedEvent = Awaited<ReturnType<typeof findEvents>>[number];

export type StoredCard = Awaited<ReturnType<typeof findCards>>[number];

export async function findAccount(db: Database, userId: string) {
  const { email, emailVerified, role, twoFactorEnabled, createdAt, lastSignInAt } = users;
  const [account] = await db
    .select({ email, emailVerified, role, twoFactorEnabled, createdAt, lastSignInAt })
    .from(users)
    .where(eq(users.id, userId));
  return account ?? null;
}

export async function findProfile(db: Database, userId: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return profile ?? null;
}

/** The language that a learner chose; undefined before they have a profile. */
export async function languageOf(db: Database, userId: string): Promise<Language | undefined> {
  return (await findProfile(db, userId))?.preferredLanguage;
}

export async function findPackages(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(verbPackages)
    .where(eq(verbPackages.userId, userId))
    .orderBy(asc(verbPackages.createdAt), asc(verbPackages.id));
  return rows.map(withoutOwner);
}

/** When practice began, and the number of the last event; null before the first one. */
export async function findBeginning(db: Database, userId: string) {
  const { startDate, lastSeq } = userProgress;
  const [row] = await db
    .select({ startDate, lastSeq })
    .from(userProgress)
    .where(eq(userProgress.userId, userId));
  return row ? { ...row, startDate: iso(row.startDate) } : null;
}

export async function findExercises(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(exerciseProgress)
    .where(eq(exerciseProgress.userId, userId))
    .orderBy(asc(exerciseProgress.exerciseKey));
  return rows.map((row) => ({
    ...withoutOwner(row),
    lastLevelUpAt: row.lastLevelUpAt && iso(row.lastLevelUpAt),
    resetAt: row.resetAt && iso(row.resetAt),
  }));
}

export async function findCards(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(asc(cards.exerciseKey), asc(cards.item), asc(cards.context));
  return rows.map((row) => ({
    ...withoutOwner(row),
    nextReview: iso(row.nextReview),
    lastAttempt: iso(row.lastAttempt),
  }));
}

export async function findDays(db: Database, userId: string) {
  const rows = await db
    .select()
    .from(dailyStats)
    .where(eq(dailyStats.userId, userId))
    .orderBy(asc(dailyStats.day), asc(dailyStats.exerciseKey));
  return rows.map(withoutOwner);
}

/** What a learner reported and was answered, but not by whom. */
export async function findReports(db: Database, userId: string) {
  const { userId: _, answeredBy: __, ...columns } = getTableColumns(exerciseReports);
  return db
    .select(columns)
    .from(exerciseReports)
    .where(eq(exerciseReports.userId, userId))
    .orderBy(asc(exerciseReports.createdAt), asc(exerciseReports.id));
}

/** The log up to an event, some at a time, so that a long one needs no more memory than a short one. */
export async function* readEvents(
  db: Database,
  userId: string,
  lastSeq: number,
): AsyncGenerator<LoggedEvent[]> {
  let after = 0;
  while (after < lastSeq) {
    const events = await findEvents(db, userId, after, lastSeq);
    if (events.length === 0) return;
    yield events;
    after = events.at(-1)?.seq ?? lastSeq;
  }
}

/** All answers in the order in which they were given, some at a time. */
export async function* readAnswers(db: Database, userId: string): AsyncGenerator<LoggedEvent[]> {
  let after: AnswerPlace = { answeredAt: "-infinity", seq: 0 };
  while (true) {
    const answers = await findAnswers(db, userId, after);
    if (answers.length > 0) yield answers;
    const last = answers.at(-1);
    if (!last || answers.length < EVENTS_PER_READ) return;
    after = last;
  }
}

type AnswerPlace = Pick<LoggedEvent, "answeredAt" | "seq">;

/**
 * It takes the next answers of each family from an index that has them in their order, and the
 * first of all of these: however long the log, no more are read.
 */
async function findAnswers(db: Database, userId: string, after: AnswerPlace) {
  const { answeredAt, exerciseKey, seq } = progressEvents;
  const next = sql`
    select number from unnest(${sql.param(exerciseKeys)}::text[]) as family, lateral (
      select ${answeredAt} as at, ${seq} as number from ${progressEvents}
      where ${progressEvents.userId} = ${userId} and ${isAnswer} and ${exerciseKey} = family
        and (${answeredAt}, ${seq}) > (${after.answeredAt}::timestamptz, ${after.seq}::int)
      order by ${answeredAt}, ${seq} limit ${EVENTS_PER_READ}
    ) as next order by at, number limit ${EVENTS_PER_READ}`;
  const rows = await db
    .select()
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), sql`${seq} = any(array(${next}))`))
    .orderBy(asc(answeredAt), asc(seq));
  return rows.map(loggedEvent);
}

async function findEvents(db: Database, userId: string, after: number, last: number) {
  const { seq } = progressEvents;
  const rows = await db
    .select()
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), gt(seq, after), lte(seq, last)))
    .orderBy(asc(seq))
    .limit(EVENTS_PER_READ);
  return rows.map(loggedEvent);
}

function loggedEvent(row: typeof progressEvents.$inferSelect) {
  return {
    ...withoutOwner(row),
    answeredAt: iso(row.answeredAt),
    receivedAt: iso(row.receivedAt),
  };
}

function withoutOwner<Row extends { userId: string }>({ userId: _, ...rest }: Row) {
  return rest;
}

/** Drivers write an instant as PostgreSQL does: `2026-03-10 09:00:00+00`. */
function iso(instant: string): Instant {
  return new Date(instant).toISOString();
}
