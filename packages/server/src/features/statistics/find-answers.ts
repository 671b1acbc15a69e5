import type { CardIdentity } from "@verbena/core/progress/card";
import type { ExerciseKey, Verdict } from "@verbena/core/vocabulary";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { foldedText, isAnswer, isMistake, isReset, progressEvents } from "../../db/schema.ts";

/** Which of a learner's answers are wanted: the newest of those that came before a number. */
export type Wanted = {
  families: readonly ExerciseKey[];
  before: number;
  limit: number;
  search: Search | null;
};

/** Answers to any of these cards, and wrong ones that were this text, whatever its case and marks. */
export type Search = {
  cards: readonly (CardIdentity & { exerciseKey: ExerciseKey })[];
  given: string;
};

export type FoundAnswer = Awaited<ReturnType<typeof findAnswers>>[number];

const { userId, seq, exerciseKey, item, context, given, verdict } = progressEvents;

/** A learner's answers, the newest first; those before a family's last reset are forgotten. */
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
    .orderBy(sql`${seq} desc`);
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
      select family, coalesce((
        select ${seq} from ${progressEvents}
        where ${userId} = ${learner} and ${isReset} and ${exerciseKey} = family
        order by ${seq} desc limit 1
      ), 0) as last_reset
      from json_array_elements_text(${JSON.stringify(families)}::json) as wanted(family)
    )
    select number from (${found}) as found order by number desc limit ${limit}`;
}

type Index = {
  /** Rows to look up, each with its family and the number of the family's last reset. */
  from: SQL;
  condition: SQL;
  /** The index's columns between learner and number, and what they are to be. */
  key: readonly [PgColumn | SQL, SQL][];
};

const byFamily: Index = {
  from: sql`families`,
  condition: isAnswer,
  key: [[exerciseKey, sql`family`]],
};

function searched(learner: string, wanted: Wanted, { cards, given: text }: Search): SQL {
  const byCard: Index = {
    from: sql`families join json_to_recordset(${JSON.stringify(cards)}::json)
      as card("exerciseKey" text, item text, context text) on card."exerciseKey" = family`,
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

/**
 * Rows are compared as a whole, so that only the index that has the whole key can serve. By its
 * parts, the primary key could do too, and would, where most of the log is of one family: to find
 * that another family has nothing it would read all.
 */
function newest(learner: string, { before, limit }: Wanted, { from, condition, key }: Index): SQL {
  const columns = sql.join([...key.map(([column]) => column), seq], sql`, `);
  const values = sql.join(
    key.map(([, value]) => value),
    sql`, `,
  );
  const order = [...key.map(([column]) => column), seq].map((column) => sql`${column} desc`);
  return sql`select number from ${from}, lateral (
    select ${seq} as number from ${progressEvents}
    where ${userId} = ${learner} and ${condition}
      and (${columns}) > (${values}, last_reset) and (${columns}) < (${values}, ${before}::int)
    order by ${sql.join(order, sql`, `)} limit ${limit}
  ) as newest`;
}
