import { type SQLWrapper, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { mails } from "../db/schema.ts";
import { testApp } from "../testing/test-app.ts";
import {
  countDelayed,
  countFailedSince,
  findFailedSince,
  findOldestDelayed,
  lastFailedMailTo,
} from "./queue-state.ts";

const SIZE = 20_000;

const { db } = await testApp();
const since = new Date("2026-01-01T00:00:00.000Z");

/** Inserts mails, half of them delayed and half failed. */
beforeAll(async () => {
  await db.execute(sql`
    insert into ${mails} (
      id, kind, recipient, language, content, created_at, attempts, next_attempt_at, failed_at, last_error
    )
    select gen_random_uuid(), 'confirm-address', 'u' || n || '@example.org', 'fr', '{}',
      timestamptz '2026-03-01' + n * interval '1 second', 3, now(),
      case when n % 2 = 0 then timestamptz '2026-03-05' + n * interval '1 second' end, 'ESOCKET CONN'
    from generate_series(1, ${SIZE}::int) as n`);
  await db.execute(sql`vacuum analyze ${mails}`);
});

type Plan = { "Shared Hit Blocks": number; "Shared Read Blocks": number };

/** Number of pages of tables and indexes that a statement reads. */
async function pagesRead(statement: SQLWrapper): Promise<number> {
  const { rows } = await db.execute<{ "QUERY PLAN": { Plan: Plan }[] }>(
    sql`explain (analyze, buffers, format json) ${statement}`,
  );
  const plans = rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan: plan }) => plan));
  return plans.reduce(
    (sum, plan) => sum + plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    0,
  );
}

test("a count of all mails reads hundreds of pages", async () => {
  const all = await pagesRead(sql`select count(recipient) from ${mails}`);
  expect(all).toBeGreaterThan(200);
});

test.each([
  ["the oldest delayed mail", findOldestDelayed(db), 8],
  ["the last failed mails", findFailedSince(db, since, 50), 120],
  ["the last failed mail to an address", lastFailedMailTo(db, "u5000@example.org"), 8],
  ["the number of delayed mails", countDelayed(db), 60],
  ["the number of failed mails", countFailedSince(db, since), 60],
])("%s is found among 20,000 mails without reading all of them", async (_, statement, pages) => {
  expect(await pagesRead(statement)).toBeLessThanOrEqual(pages);
});

test("counts stop at a thousand", async () => {
  expect(await countDelayed(db)).toEqual([{ count: 1000 }]);
  expect(await countFailedSince(db, since)).toEqual([{ count: 1000 }]);
});
