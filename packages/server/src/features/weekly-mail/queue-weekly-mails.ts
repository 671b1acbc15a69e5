import {
  type Day,
  dayIn,
  HOUR_MS,
  mondayOf,
  shiftDay,
  WEEK_DAYS,
  weekdayOf,
} from "@verbena/core/calendar";
import type { CauseCounts } from "@verbena/core/progress/statistics";
import type { Catalogue } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { queueMail, type WeekContent } from "../../mail-queue/queue-mail.ts";
import type { Secrets } from "../../security/secret.ts";
import { improvedVerbs, rarerCauses } from "./improvements.ts";
import {
  claimWeek,
  countByVerb,
  countForToday,
  countWaiting,
  findDays,
  findSubscribers,
  type Subscriber,
} from "./queries.ts";
import { createUnsubscribeToken } from "./unsubscribe-token.ts";

/** The week is compared with this many weeks before it. Learners without answers since then get no mail. */
const WEEKS_BEFORE = 4;

/** A day of mails begins at this hour of the learner's clock. */
const FIRST_HOUR = 7;

/** Monday and Tuesday: the server may be down on Monday. */
const DAYS_OF_SENDING = 2;

/** The time zones in which a day begins first and last. */
const FIRST_ZONE = "Etc/GMT-14";
const LAST_ZONE = "Etc/GMT+12";

/** Mails that wait at a time, so that a password reset never waits for thousands of them. */
const WAITING_MAX = 100;

type Sender = {
  db: Database;
  catalogue: Catalogue;
  now: Date;
  secrets: Secrets;
  linkOrigin: string;
};

/**
 * Queues the weekly mails for which it is time: on Monday from seven in the learner's time zone, until the end of
 * Tuesday. Of several processes, one queues each mail.
 *
 * @returns how many were queued
 */
export async function queueWeeklyMails({
  content,
  ...rest
}: Omit<Sender, "catalogue"> & { content: ContentStore }): Promise<number> {
  const { db, now } = rest;
  if (!isTimeSomewhere(now)) return 0;
  const sender: Sender = { ...rest, catalogue: await content.current() };
  const latest = mondayOf(sendingDay(now, FIRST_ZONE));
  const activeSince = shiftDay(latest, -(WEEKS_BEFORE + 1) * WEEK_DAYS);
  let queued = 0;
  const room = WAITING_MAX - (await countWaiting(db));
  let after: string | null = null;
  while (queued < room) {
    const subscribers: Subscriber[] = await findSubscribers(db, {
      monday: latest,
      activeSince,
      after,
    });
    for (const subscriber of subscribers) {
      const monday = mondayToSend(now, subscriber.timeZone);
      if (monday !== null && (await queueWeek(sender, subscriber, monday))) queued += 1;
      if (queued >= room) break;
    }
    after = subscribers.at(-1)?.userId ?? null;
    if (after === null) break;
  }
  return queued;
}

/** The Monday whose mail is to be sent now; null on other days. */
export function mondayToSend(now: Date, timeZone: string): Day | null {
  const day = sendingDay(now, timeZone);
  return weekdayOf(day) < DAYS_OF_SENDING ? mondayOf(day) : null;
}

/** The day of mails, which begins at seven. */
function sendingDay(now: Date, timeZone: string): Day {
  return dayIn(new Date(now.getTime() - FIRST_HOUR * HOUR_MS).toISOString(), timeZone);
}

function isTimeSomewhere(now: Date): boolean {
  return [FIRST_ZONE, "UTC", LAST_ZONE].some((zone) => mondayToSend(now, zone) !== null);
}

/** Claims the week and queues its mail in one transaction. */
async function queueWeek(sender: Sender, subscriber: Subscriber, monday: Day): Promise<boolean> {
  const { db, now } = sender;
  const { userId, email, language } = subscriber;
  return db.transaction(async (tx) => {
    if (!(await claimWeek(tx, userId, monday))) return false;
    const content = await readWeek({ ...sender, db: tx }, subscriber, monday);
    if (content === null) return false;
    const mail = { userId, recipient: email, language, kind: "weekly", content } as const;
    await queueMail({ db: tx, now }, mail);
    return true;
  });
}

/** The content of a learner's mail; null without answers in the last weeks. */
async function readWeek(
  { db, catalogue, now, secrets, linkOrigin }: Omit<Sender, "db"> & { db: Queryable },
  subscriber: Subscriber,
  monday: Day,
): Promise<WeekContent | null> {
  const { userId, username, practiceDays } = subscriber;
  const weekStart = shiftDay(monday, -WEEK_DAYS);
  const from = shiftDay(weekStart, -WEEKS_BEFORE * WEEK_DAYS);
  const days = await findDays(db, userId, from, shiftDay(monday, -1));
  if (!days.some(({ day }) => day >= shiftDay(monday, -WEEKS_BEFORE * WEEK_DAYS))) return null;
  const inWeek = days.filter(({ day }) => day >= weekStart);
  const week = sumDays(inWeek);
  const before = sumDays(days.filter(({ day }) => day < weekStart));
  return {
    username,
    monday,
    answers: String(week.attempts),
    correct: String(week.correct),
    days: String(new Set(inWeek.map(({ day }) => day)).size),
    practiceDays: String(practiceDays),
    verbs: improvedVerbs(await countByVerb(db, userId, from, monday)).join(","),
    causes: rarerCauses({ week, before }).join(","),
    today: String(await countForToday(db, subscriber, { now, catalogue })),
    link: `${linkOrigin}/app`,
    unsubscribe: `${linkOrigin}/auth/weekly-mail#token=${createUnsubscribeToken(secrets, userId)}`,
  };
}

type Counted = { attempts: number; correct: number; causes: CauseCounts };

function sumDays(days: readonly Counted[]): Counted {
  const sum = { attempts: 0, correct: 0, causes: new Map<string, number>() };
  for (const { attempts, correct, causes } of days) {
    sum.attempts += attempts;
    sum.correct += correct;
    for (const [cause, times] of Object.entries(causes)) {
      sum.causes.set(cause, (sum.causes.get(cause) ?? 0) + times);
    }
  }
  return { ...sum, causes: Object.fromEntries(sum.causes) };
}
