import { allFamilies } from "@verbena/core/families";
import { persons } from "@verbena/spanish";
import { type SQLWrapper, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { progressEvents, userProgress } from "../../db/schema.ts";
import { testApp } from "../../testing/test-app.ts";
import { type AnswersFilter, findAnswers, type Search } from "./find-answers.ts";

const LOG_SIZE = 12_000;
const LIMIT = 5;

const FIRST_AT = "2026-01-01T00:00:00.000Z";
const MINUTE_MS = 60_000;

/** The position of the answer with this number. */
const positionOf = (seq: number) =>
  [new Date(Date.parse(FIRST_AT) + seq * MINUTE_MS).toISOString(), seq] as const;

/** Pages from the root of an index to an entry. */
const DEPTH = 4;

const { db, learner } = await testApp();

/** Inserts answers in one family: verbs and persons in turns, every second answer wrong, one verb rare. */
async function learnerOfManyAnswers(): Promise<string> {
  const { id } = await learner();
  const progress = { userId: id, startDate: "2026-01-01T00:00:00Z", lastSeq: LOG_SIZE };
  await db.insert(userProgress).values(progress);
  await db.execute(sql`
    insert into ${progressEvents} (
      user_id, seq, id, kind, status, family, item, context, sentence, given, verdict,
      answered_at, time_zone, received_at
    )
    select ${id}::uuid, n, gen_random_uuid(), 'answer', 'accepted', 'preterito-indefinido',
      case when n = 10 then 'rare' else 'verb' || n % 50 end,
      (${JSON.stringify(persons)}::json) ->> (n / 50 % 6), 1,
      case when n = 10 then 'once' else 'form' || n % 3 end,
      case when n % 2 = 0 then 'wrong' else 'correct' end,
      ${FIRST_AT}::timestamptz + n * interval '1 minute', 'Europe/Paris', now()
    from generate_series(1, ${LOG_SIZE}::int) as n`);
  return id;
}

async function resetFamily(id: string): Promise<void> {
  await db.execute(sql`
    insert into ${progressEvents} (
      user_id, seq, id, kind, status, family, answered_at, time_zone, received_at
    )
    values (${id}, ${LOG_SIZE + 1}::int, gen_random_uuid(), 'reset', 'accepted',
      'preterito-indefinido', now(), 'Europe/Paris', now())`);
}

type Plan = { "Shared Hit Blocks": number; "Shared Read Blocks": number };

/** Page accesses of a statement in tables and indexes. */
async function pagesRead(statement: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ "QUERY PLAN": { Plan: Plan }[] }>(
    sql`explain (analyze, buffers, format json) ${statement}`,
  );
  const [plan] = rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan }) => Plan));
  if (!plan) throw new Error("PostgreSQL returned no plan.");
  return plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
}

const searchFor = (verb: string | null, given: string): Pick<AnswersFilter, "search"> => {
  const family = "preterito-indefinido";
  const cards: Search["cards"] =
    verb === null ? [] : persons.map((context) => ({ family, item: verb, context }));
  return { search: { cards, given } };
};

const pageOf = (id: string, filter: Partial<AnswersFilter>) =>
  findAnswers(db, id, {
    families: allFamilies,
    before: null,
    limit: LIMIT,
    search: null,
    ...filter,
  });

/** Resets and answers of each family. */
const families = 2 * allFamilies.length;
/** Each person of a verb too. */
const verb = families + persons.length;

const pages: [string, Partial<AnswersFilter>, { lookups: number; found: number }][] = [
  ["the newest answers", {}, { lookups: families, found: LIMIT }],
  [
    "answers in the middle",
    { before: positionOf(LOG_SIZE / 2) },
    { lookups: families, found: LIMIT },
  ],
  ["the first answers", { before: positionOf(4) }, { lookups: families, found: 3 }],
  ["a family without answers", { families: ["desde-hace"] }, { lookups: 2, found: 0 }],
  ["a frequent verb", searchFor("verb7", "verb7"), { lookups: verb, found: LIMIT }],
  ["a rare verb", searchFor("rare", "rare"), { lookups: verb, found: 1 }],
  ["a frequent mistake", searchFor(null, "form1"), { lookups: families, found: LIMIT }],
  ["a rare mistake", searchFor(null, "ONCE"), { lookups: families, found: 1 }],
  ["a text that was never written", searchFor(null, "nada"), { lookups: families, found: 0 }],
];

let [ana, berta] = ["", ""];
beforeAll(async () => {
  [ana, berta] = [await learnerOfManyAnswers(), await learnerOfManyAnswers()];
  await resetFamily(berta);
});

const maxPages = (lookups: number) => lookups * (DEPTH + LIMIT) + LIMIT * DEPTH;

test("a scan of the whole log exceeds the limit of this test", async () => {
  const whole = sql`select count(given) from ${progressEvents} where user_id = ${ana}`;
  expect(await pagesRead(whole)).toBeGreaterThan(maxPages(verb));
});

describe.each([
  ["without planner statistics", false],
  ["with planner statistics", true],
])("%s", (_, isAnalyzed) => {
  beforeAll(async () => {
    if (isAnalyzed) await db.execute(sql`analyze ${progressEvents}`);
  });

  test.each(pages)(
    "a page of %s reads only the entries that it looks up",
    async (_, filter, page) => {
      expect(await pageOf(ana, filter)).toHaveLength(page.found);
      expect(await pagesRead(pageOf(ana, filter))).toBeLessThanOrEqual(maxPages(page.lookups));
    },
  );

  test.each(pages)(
    "after a reset, a page of %s reads nothing from before it",
    async (_, filter, page) => {
      expect(await pageOf(berta, filter)).toEqual([]);
      expect(await pagesRead(pageOf(berta, filter))).toBeLessThanOrEqual(page.lookups * DEPTH);
    },
  );
});
