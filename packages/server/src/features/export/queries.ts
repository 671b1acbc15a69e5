import { allFamilies } from "@verbena/core/families";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { readArchive } from "../../db/queries.ts";
import { cards, isAnswer, progressEvents } from "../../db/schema.ts";
import { exportedColumns } from "../../policy/tables.ts";

/** Limits the memory of an export, and how long it blocks the embedded database. */
const EVENTS_PER_READ = 250;

export type StoredCard = Awaited<ReturnType<typeof findCards>>[number];
export type LoggedEvent = Awaited<ReturnType<typeof findEvents>>[number];

export function findCards(db: Database, userId: string) {
  return db
    .select(exportedColumns("cards"))
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(asc(cards.family), asc(cards.item), asc(cards.context));
}

const { seq, userId: owner, family, answeredAt } = progressEvents;

/** The archive, then the log up to and including an event, in batches. */
export async function* readEvents(
  db: Database,
  userId: string,
  lastSeq: number,
): AsyncGenerator<readonly LoggedEvent[]> {
  yield* readArchive(db, userId);
  for (let after = 0; after < lastSeq; ) {
    const events = await findEvents(db, userId, after, lastSeq);
    if (events.length === 0) return;
    yield events;
    after = events.at(-1)?.seq ?? lastSeq;
  }
}

function findEvents(db: Database, userId: string, after: number, last: number) {
  return db
    .select(exportedColumns("progressEvents"))
    .from(progressEvents)
    .where(and(eq(owner, userId), gt(seq, after), lte(seq, last)))
    .orderBy(asc(seq))
    .limit(EVENTS_PER_READ);
}

/** Archived answers in the order of their numbers, then those of the log by their time, in batches. */
export async function* readAnswers(
  db: Database,
  userId: string,
): AsyncGenerator<readonly LoggedEvent[]> {
  for await (const events of readArchive(db, userId)) {
    yield events.filter(({ kind, status }) => kind === "answer" && status === "accepted");
  }
  let after = { answeredAt: "-infinity", seq: 0 };
  while (true) {
    const answers = await findAnswers(db, userId, after);
    if (answers.length > 0) yield answers;
    const last = answers.at(-1);
    if (!last || answers.length < EVENTS_PER_READ) return;
    after = last;
  }
}

/** Reads the next answers of each family from an index, then takes the earliest of them. */
function findAnswers(
  db: Database,
  userId: string,
  after: Pick<LoggedEvent, "answeredAt" | "seq">,
): Promise<LoggedEvent[]> {
  const next = sql`
    select number from unnest(${sql.param(allFamilies)}::text[]) as wanted(family), lateral (
      select ${answeredAt} as at, ${seq} as number from ${progressEvents}
      where ${owner} = ${userId} and ${isAnswer} and ${family} = wanted.family
        and (${answeredAt}, ${seq}) > (${after.answeredAt}::timestamptz, ${after.seq}::int)
      order by ${answeredAt}, ${seq} limit ${EVENTS_PER_READ}
    ) as next order by at, number limit ${EVENTS_PER_READ}`;
  return db
    .select(exportedColumns("progressEvents"))
    .from(progressEvents)
    .where(and(eq(owner, userId), sql`${seq} = any(array(${next}))`))
    .orderBy(asc(answeredAt), asc(seq));
}
