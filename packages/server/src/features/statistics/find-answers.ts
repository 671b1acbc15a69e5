import type { Instant } from "@verbena/core/calendar";
import type { CardIdentity } from "@verbena/core/progress/card";
import type { ExerciseKey, Verdict } from "@verbena/core/vocabulary";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { foldedText, isAnswer, isMistake, isReset, progressEvents } from "../../db/schema.ts";

/** An answer's place in the order in which answers were given; `seq` decides between equal times. */
export type AnswerPlace = { answeredAt: Instant; seq: number };

/** Which of a learner's answers are wanted: the newest of those given before a place. */
export type Wanted = {
  families: readonly ExerciseKey[];
  /** Null for the newest of all. */
  before: AnswerPlace | null;
  limit: number;
  search: Search | null;
};

/** Answers to any of these cards, and wrong ones that were this text, whatever its case and marks. */
export type Search = {
  cards: readonly (CardIdentity & { exerciseKey: ExerciseKey })[];
  given: string;
};

export type FoundAnswer = Awaited<ReturnType<typeof findAnswers>>[number];

const { userId, seq, exerciseKey, item, context, given, verdict, answeredAt } = progressEvents;

/** A learner's answers, the last given first, without those given before a family's last reset. */
export function findAnswers(db: Database, learner: string, wanted: Wanted) {
  return db
    .select({
      seq,
      exerciseKey,
      item: sql<string>`${item}`,
      context: sql<string>`${context}`,
      given: sql<string>`${given}`,
      verdict: sql<Verdict>`${verdict}`,
      cause: progressEvents.diagnosis,
      answeredAt: progressEvents.answeredAt,
      timeZone: progressEvents.timeZone,
    })
    .from(progressEvents)
    .where(sql`${userId} = ${learner} and ${seq} = any(array(${newestNumbers(learner, wanted)}))`)
    .orderBy(sql`${answeredAt} desc, ${seq} desc`);
}

/**
 * Numbers of the wanted answers.
 *
 * It looks for the newest ones of each family, or of each card, in an index that has them in
 * their order, and takes the newest of all: however long the log, no more than `limit` of each
 * are read.
 */
function newestNumbers(learner: string, wanted: Wanted): SQL {
  const { families, limit, search } = wanted;
  const found = search ? searched(learner, wanted, search) : newest(learner, wanted, byFamily);
  return sql`
    with families as (
      select family, coalesce(reset.seq, 0) as reset_seq,
        coalesce(reset.answered_at, '-infinity') as reset_at
      from unnest(${texts(families)}) as wanted(family) left join lateral (
        select ${seq}, ${answeredAt} from ${progressEvents}
        where ${userId} = ${learner} and ${isReset} and ${exerciseKey} = family
        order by ${answeredAt} desc, ${seq} desc limit 1
      ) as reset on true
    )
    select number from (${found}) as found order by at desc, number desc limit ${limit}`;
}

type Index = {
  /** Rows to look up, each with its family, and the number and time of the family's last reset. */
  from: SQL;
  condition: SQL;
  /** The index's columns between learner and time, and what they are to be. */
  key: readonly [PgColumn | SQL, SQL][];
};

const byFamily: Index = {
  from: sql`families`,
  condition: isAnswer,
  key: [[exerciseKey, sql`family`]],
};

function searched(learner: string, wanted: Wanted, { cards, given: text }: Search): SQL {
  const byCard: Index = {
    from: sql`families join unnest(
      ${texts(cards.map((card) => card.exerciseKey))},
      ${texts(cards.map((card) => card.item))},
      ${texts(cards.map((card) => card.context))}
    ) as card(exercise_key, item, context) on card.exercise_key = family`,
    condition: isAnswer,
    key: [
      [exerciseKey, sql`family`],
      [item, sql`card.item`],
      [context, sql`card.context`],
    ],
  };
  const byMistake: Index = {
    from: sql`families`,
    condition: isMistake,
    key: [
      [exerciseKey, sql`family`],
      [foldedText(given), foldedText(sql`${text}::text`)],
    ],
  };
  return sql`${newest(learner, wanted, byCard)} union ${newest(learner, wanted, byMistake)}`;
}

function newest(learner: string, { before, limit }: Wanted, { from, condition, key }: Index): SQL {
  const same = key.map(([column, value]) => sql`${column} = ${value}`);
  const earlier =
    before === null
      ? sql`true`
      : sql`(${answeredAt}, ${seq}) < (${before.answeredAt}::timestamptz, ${before.seq}::int)`;
  return sql`select at, number from ${from}, lateral (
    select ${answeredAt} as at, ${seq} as number from ${progressEvents}
    where ${userId} = ${learner} and ${condition} and ${sql.join(same, sql` and `)}
      and ${earlier} and ${seq} > reset_seq and ${answeredAt} >= reset_at
    order by ${answeredAt} desc, ${seq} desc limit ${limit}
  ) as newest`;
}

/** Of arrays PostgreSQL knows how many rows they make; of JSON it would fear a hundred. */
const texts = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;
