import { type Day, dayIn, shiftDay } from "@verbena/core/calendar";
import { conjugationFamilies, forEveryFamily } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import { cardKey } from "@verbena/core/progress/card";
import { noStatistics } from "@verbena/core/progress/statistics";
import { countReview } from "@verbena/core/session/count-review";
import { planToday } from "@verbena/core/session/plan-today";
import {
  isReviewed,
  type PracticeChoice,
  type ReviewOrder,
} from "@verbena/core/session/practice-choice";
import { and, between, count, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Catalogue } from "../../content/catalogue.ts";
import type { Queryable } from "../../db/database.ts";
import { practiceChoice } from "../../db/queries.ts";
import {
  cards,
  dailyStats,
  isAnswer,
  mails,
  profiles,
  progressEvents,
  users,
  weeklyMails,
} from "../../db/schema.ts";

/** A learner who wants the weekly mail. */
export type Subscriber = PracticeChoice & {
  userId: string;
  email: string;
  username: string;
  language: Language;
  practiceDays: number;
  dailyAim: number;
  newPerDay: number;
  reviewOrder: ReviewOrder;
  /** The time zone of the last answer. */
  timeZone: string;
};

const SUBSCRIBERS_PER_PAGE = 500;

/**
 * Learners with a confirmed address who want the mail, have not got it for this Monday, and have answered in the
 * weeks before.
 *
 * @param after id of the last learner of the page before
 */
export function findSubscribers(
  db: Queryable,
  { monday, activeSince, after }: { monday: Day; activeSince: Day; after: string | null },
): Promise<Subscriber[]> {
  const lastZone = db
    .select({ timeZone: progressEvents.timeZone })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, profiles.id), isAnswer))
    .orderBy(sql`${progressEvents.seq} desc`)
    .limit(1)
    .as("last_answer");
  const isActive = sql`exists (select 1 from ${dailyStats}
    where ${dailyStats.userId} = ${profiles.id} and ${dailyStats.day} >= ${activeSince}::date)`;
  return db
    .select({
      userId: profiles.id,
      email: users.email,
      username: profiles.username,
      language: profiles.preferredLanguage,
      ...practiceChoice,
      practiceDays: profiles.practiceDays,
      dailyAim: profiles.dailyAim,
      newPerDay: profiles.newPerDay,
      timeZone: lastZone.timeZone,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(weeklyMails, eq(weeklyMails.userId, profiles.id))
    .innerJoinLateral(lastZone, sql`true`)
    .where(
      and(
        profiles.weeklyMail,
        users.emailVerified,
        or(isNull(weeklyMails.monday), lt(weeklyMails.monday, monday)),
        isActive,
        after === null ? undefined : sql`${profiles.id} > ${after}`,
      ),
    )
    .orderBy(profiles.id)
    .limit(SUBSCRIBERS_PER_PAGE);
}

/** Claims a learner's mail of a Monday. Only one of several processes gets true. */
export async function claimWeek(db: Queryable, userId: string, monday: Day): Promise<boolean> {
  const claimed = await db
    .insert(weeklyMails)
    .values({ userId, monday })
    .onConflictDoUpdate({
      target: weeklyMails.userId,
      set: { monday },
      setWhere: lt(weeklyMails.monday, monday),
    })
    .returning({ userId: weeklyMails.userId });
  return claimed.length > 0;
}

/** How many weekly mails wait in the queue. */
export function countWaiting(db: Queryable): Promise<number> {
  return db.$count(mails, and(eq(mails.kind, "weekly"), isNull(mails.failedAt)));
}

/** A learner's days with answers in a period, by family. */
export function findDays(db: Queryable, userId: string, from: Day, to: Day) {
  const { day, attempts, correct, causes } = dailyStats;
  return db
    .select({ day, attempts, correct, causes })
    .from(dailyStats)
    .where(and(eq(dailyStats.userId, userId), between(day, from, to)));
}

/** A learner's answers by verb, in the week before a Monday and in the weeks before that. */
export async function countByVerb(db: Queryable, userId: string, from: Day, monday: Day) {
  const { family, item, answeredAt, seq, verdict } = progressEvents;
  const isInWeek = sql`${answeredAt} >= ${shiftDay(monday, -7)}::date`;
  const isRight = sql`${verdict} <> 'wrong'`;
  const counts = await db
    .select({
      verb: sql<string>`${item}`,
      week: sql<number>`(count(*) filter (where ${isInWeek}))::int`,
      weekCorrect: sql<number>`(count(*) filter (where ${isInWeek} and ${isRight}))::int`,
      all: count(),
      allCorrect: sql<number>`(count(*) filter (where ${isRight}))::int`,
    })
    .from(progressEvents)
    .where(
      and(
        eq(progressEvents.userId, userId),
        isAnswer,
        sql`${family} = any(${sql.param([...conjugationFamilies])}::text[])`,
        sql`${answeredAt} >= ${from}::date and ${answeredAt} < ${monday}::date`,
        sql`${seq} > coalesce((select max(reset.seq) from ${progressEvents} as reset
          where reset.user_id = ${userId} and reset.kind = 'reset'
            and reset.family = ${family}), 0)`,
      ),
    )
    .groupBy(item);
  return counts.map(({ verb, week, weekCorrect, all, allCorrect }) => ({
    verb,
    week: { attempts: week, correct: weekCorrect },
    before: { attempts: all - week, correct: allCorrect - weekCorrect },
  }));
}

/** How many answers are for today, as the learner's dashboard would say now. */
export async function countForToday(
  db: Queryable,
  subscriber: Subscriber,
  { now, catalogue }: { now: Date; catalogue: Catalogue },
): Promise<number> {
  const { userId, timeZone, dailyAim } = subscriber;
  const instant = now.toISOString();
  const today = dayIn(instant, timeZone);
  const { family, item, context, nextReview, firstAttempt, lastAttempt } = cards;
  const rows = await db
    .select({ family, item, context, nextReview, firstAttempt, lastAttempt })
    .from(cards)
    .where(eq(cards.userId, userId));
  const days = await findDays(db, userId, today, today);
  const progress = forEveryFamily((key) => {
    const ofFamily = rows.filter((card) => card.family === key);
    return {
      cards: Object.fromEntries(ofFamily.map((card) => [cardKey(card), card])),
      stats: noStatistics,
    };
  });
  const reviewed = [...catalogue.firstSentences.values()].filter((card) =>
    isReviewed(card, subscriber),
  );
  const counts = countReview(reviewed, progress, { ...subscriber, now: instant });
  const answered = days.reduce((sum, { attempts }) => sum + attempts, 0);
  return planToday(null, { ...counts, answered, day: today, basis: "", aim: dailyAim }).left;
}
