import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { userTotals } from "./schema.ts";
import { vacuumTables } from "./vacuum.ts";

const isEmbedded = inject("template").kind === "pglite";
const { db, learner } = await testApp();

const answerAll = () =>
  db.execute(sql`update ${userTotals} set total_attempts = total_attempts + 1`);

/** Size of the table with its indexes, in bytes. */
async function size(): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(
    sql`select pg_total_relation_size('user_totals')::int as size`,
  );
  return rows[0]?.size ?? 0;
}

async function lastVacuum(): Promise<string | null> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select last_vacuum::text as at from pg_stat_user_tables where relname = 'user_totals'`,
  );
  return rows[0]?.at ?? null;
}

test.runIf(isEmbedded)("a vacuumed table does not grow with its changes", async () => {
  await db.execute(sql`
    insert into users (id, name, email, created_at, updated_at)
    select gen_random_uuid(), 'Ana', n || '@example.net', now(), now()
    from generate_series(1, 1000) as n`);
  await answerAll();
  expect(await lastVacuum()).toBeNull();
  await vacuumTables(db);
  expect(await lastVacuum()).not.toBeNull();
  await answerAll();
  await vacuumTables(db);
  const settled = await size();
  for (let round = 0; round < 10; round += 1) {
    await answerAll();
    await vacuumTables(db);
  }
  expect(await size()).toBeLessThan(1.5 * settled);
  for (let round = 0; round < 10; round += 1) await answerAll();
  expect(await size()).toBeGreaterThan(2 * settled);
});

test.runIf(isEmbedded)("a table with few changes is not vacuumed", async () => {
  await vacuumTables(db);
  const before = await lastVacuum();
  await learner();
  await db.execute(sql`update ${userTotals} set total_attempts = 7 where total_attempts = 0`);
  await vacuumTables(db);
  expect(await lastVacuum()).toBe(before);
});
