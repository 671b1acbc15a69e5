import { type ExerciseKey, exerciseKeys, persons } from "@verbena/core/vocabulary";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../db/database.ts";
import { progressEvents, userProgress } from "../../db/schema.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { findAnswers, type Search, type Wanted } from "./find-answers.ts";

const LOG_SIZE = 20_000;
const LIMIT = 51;
const VERBS = 50;

/** Rows of the log that a plan reads, those that it throws away included. */
type Plan = {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
};

function rowsRead(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);
  if (plan["Relation Name"] !== "progress_events") return below;
  const rows =
    plan["Actual Rows"] +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0);
  return below + rows * plan["Actual Loops"];
}

/** A log of one family: verbs and persons by turns, each tenth answer wrong, and one verb rare. */
async function fillLog(db: Database, { id }: Learner): Promise<void> {
  await db
    .insert(userProgress)
    .values({ userId: id, startDate: "2026-01-01T00:00:00Z", lastSeq: LOG_SIZE });
  await db.execute(sql`
    insert into ${progressEvents} (
      user_id, seq, id, kind, status, exercise_key, item, context, given, verdict,
      answered_at, time_zone, received_at
    )
    select ${id}::uuid, n, gen_random_uuid(), 'answer', 'accepted', 'preterito-indefinido',
      case when n = 10 then 'rare' else 'verb' || n % ${VERBS}::int end,
      (${JSON.stringify(persons)}::json) ->> (n / ${VERBS}::int % 6),
      case when n = 10 then 'once' else 'form' || n % 3 end,
      case when n % 10 = 0 then 'wrong' else 'correct' end, now(), 'Europe/Paris', now()
    from generate_series(1, ${LOG_SIZE}::int) as n`);
}

const { db, learner } = await testApp();
const ana = await learner();
beforeAll(() => fillLog(db, ana));

const preterito: ExerciseKey = "preterito-indefinido";
const cardsOf = (item: string) =>
  persons.map((context) => ({ exerciseKey: preterito, item, context }));
const everyCard = Array.from({ length: VERBS }, (_, n) => cardsOf(`verb${n}`)).flat();
const searchFor = (cards: Search["cards"], given: string) => ({ search: { cards, given } });

const cases: [string, Partial<Wanted>, { found: number; lookedUp: number }][] = [
  ["the newest", {}, { found: LIMIT, lookedUp: 3 }],
  ["those in the middle", { before: LOG_SIZE / 2 }, { found: LIMIT, lookedUp: 3 }],
  ["the first", { before: 20 }, { found: 19, lookedUp: 3 }],
  ["a family without any", { families: ["desde-hace"] }, { found: 0, lookedUp: 1 }],
  ["a verb", searchFor(cardsOf("verb7"), "verb7"), { found: LIMIT, lookedUp: 9 }],
  ["a rare verb", searchFor(cardsOf("rare"), "rare"), { found: 1, lookedUp: 9 }],
  ["a common mistake", searchFor([], "form1"), { found: LIMIT, lookedUp: 3 }],
  ["a rare mistake", searchFor([], "ONCE"), { found: 1, lookedUp: 3 }],
  ["nothing that exists", searchFor([], "nada"), { found: 0, lookedUp: 3 }],
  ["every card", searchFor(everyCard, "verb"), { found: LIMIT, lookedUp: everyCard.length + 3 }],
];

describe.each([
  "before the database knows what the log holds",
  "when the database has counted what the log holds",
])("%s", (when) => {
  beforeAll(async () => {
    if (when.startsWith("when")) await db.execute(sql`analyze ${progressEvents}`);
  });

  test.each(cases)("a page of %s reads no more than it looks up", async (_, wanted, expected) => {
    const all = { families: exerciseKeys, before: 2 ** 31 - 1, limit: LIMIT, search: null };
    const page = findAnswers(db, ana.id, { ...all, ...wanted });
    expect(await page).toHaveLength(expected.found);

    const { rows } = await db.execute<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      sql`explain (analyze, format json) ${page}`,
    );
    const [row] = rows;
    const read = row && rowsRead(row["QUERY PLAN"][0].Plan);
    // What is looked up, each up to the limit, and the found answers themselves.
    expect(read).toBeLessThanOrEqual(expected.lookedUp * LIMIT + LIMIT);
    expect(read).toBeGreaterThanOrEqual(expected.found);
  });
});
