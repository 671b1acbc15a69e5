import type { Instant } from "@verbena/core/calendar";
import type { Verdict } from "@verbena/core/causes";
import type { Family } from "@verbena/core/families";
import type { CardIdentity } from "@verbena/core/progress/card";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import {
  foldedText,
  isAccepted,
  isAnswer,
  isAnswerToCard,
  isMistake,
  isReset,
  progressEvents,
} from "../../db/schema.ts";

/** Selects the newest answers before a position. */
export type AnswersFilter = {
  families: readonly Family[];
  /** Time and number of the answer at the position; null for the newest answers. */
  before: readonly [Instant, number] | null;
  limit: number;
  search: Search | null;
};

/** Finds answers to any of these cards, and wrong answers equal to a text except for case and accents. */
export type Search = {
  cards: readonly (CardIdentity & { family: Family })[];
  given: string;
};

export type FoundAnswer = Awaited<ReturnType<typeof findAnswers>>[number];

const { userId, seq, family, item, context, given, verdict, answeredAt } = progressEvents;

/** A learner's answers, newest first, without those before a family's last reset. */
export function findAnswers(db: Database, learner: string, filter: AnswersFilter) {
  return db
    .select({
      seq,
      family,
      item: sql<string>`${item}`,
      context: sql<string>`${context}`,
      number: sql<number>`coalesce(${progressEvents.sentence}, 1)`,
      given,
      verdict: sql<Verdict>`${verdict}`,
      cause: progressEvents.diagnosis,
      answeredAt: progressEvents.answeredAt,
      timeZone: progressEvents.timeZone,
    })
    .from(progressEvents)
    .where(sql`${userId} = ${learner} and ${seq} = any(array(${newestSeqsSql(learner, filter)}))`)
    .orderBy(sql`${answeredAt} desc, ${seq} desc`);
}

/**
 * Selects the numbers of the newest matching answers. Reads at most `limit` answers of each family or card from an
 * index, however long the log is.
 */
function newestSeqsSql(learner: string, filter: AnswersFilter): SQL {
  const { families, limit, search } = filter;
  const matches = search
    ? searchSql(learner, filter, search)
    : newestSql(learner, filter, byFamily);
  return sql`
    with families as (
      select wanted.family, coalesce(reset.seq, 0) as reset_seq,
        coalesce(reset.answered_at, '-infinity') as reset_at
      from unnest(${textArray(families)}) as wanted(family) left join lateral (
        select ${seq}, ${answeredAt} from ${progressEvents}
        where ${userId} = ${learner} and ${isReset} and ${family} = wanted.family
        order by ${answeredAt} desc, ${seq} desc limit 1
      ) as reset on true
    )
    select seq from (${matches}) as matches order by at desc, seq desc limit ${limit}`;
}

/** How to look up answers in an index of the log. */
type IndexLookup = {
  /** One row for each family or card to look up, with the family's last reset. */
  from: SQL;
  condition: SQL;
  /** The index's columns between learner and time, with their values. */
  key: readonly [PgColumn | SQL, SQL][];
};

const byFamily: IndexLookup = {
  from: sql`families`,
  condition: isAnswer,
  key: [[family, sql`families.family`]],
};

function searchSql(learner: string, filter: AnswersFilter, { cards, given: text }: Search): SQL {
  const byCard: IndexLookup = {
    from: sql`families join unnest(
      ${textArray(cards.map((card) => card.family))},
      ${textArray(cards.map((card) => card.item))},
      ${textArray(cards.map((card) => card.context))}
    ) as card(family, item, context) on card.family = families.family`,
    condition: sql`${isAnswerToCard} and ${isAccepted}`,
    key: [
      [family, sql`families.family`],
      [item, sql`card.item`],
      [context, sql`card.context`],
    ],
  };
  const byMistake: IndexLookup = {
    from: sql`families`,
    condition: sql`${isMistake} and ${isAccepted}`,
    key: [
      [family, sql`families.family`],
      [foldedText(given), foldedText(sql`${text}::text`)],
    ],
  };
  return sql`${newestSql(learner, filter, byCard)} union ${newestSql(learner, filter, byMistake)}`;
}

function newestSql(
  learner: string,
  { before, limit }: AnswersFilter,
  { from, condition, key }: IndexLookup,
): SQL {
  const keyConditions = key.map(([column, value]) => sql`${column} = ${value}`);
  const earlier =
    before === null
      ? sql`true`
      : sql`(${answeredAt}, ${seq}) < (${before[0]}::timestamptz, ${before[1]}::int)`;
  // Leaves out answers that were logged before the reset, and those that were given before it but arrived after it.
  return sql`select at, seq from ${from}, lateral (
    select ${answeredAt} as at, ${seq} as seq from ${progressEvents}
    where ${userId} = ${learner} and ${condition} and ${sql.join(keyConditions, sql` and `)}
      and ${earlier} and ${seq} > reset_seq and ${answeredAt} >= reset_at
    order by ${answeredAt} desc, ${seq} desc limit ${limit}
  ) as newest`;
}

/** The planner knows the length of an array; for JSON it would assume a hundred rows. */
const textArray = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;
