import { eq, sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { userTotals } from "./schema.ts";
import { vacuumTables } from "./vacuum.ts";

const isEmbedded = inject("template").kind === "pglite";
const { db, learner } = await testApp();

/** Leaves a dead row for each user, as an answer of each does. */
const updateAllTotals = () =>
  db.execute(sql`update ${userTotals} set total_attempts = total_attempts + 1`);

/** Size of `user_totals` with its indexes, in bytes. */
async function tableSize(): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(
    sql`select pg_total_relation_size('user_totals')::int as size`,
  );
  return rows[0]?.size ?? 0;
}

/** When `user_totals` was last vacuumed. */
async function lastVacuum(): Promise<string | null> {
  const { rows } = await db.execute<{ vacuumed: string | null }>(
    sql`select last_vacuum::text as vacuumed from pg_stat_user_tables where relname = 'user_totals'`,
  );
  return rows[0]?.vacuumed ?? null;
}

test.runIf(isEmbedded)("a table grows with its changes unless it is vacuumed", async () => {
  await db.execute(sql`
    insert into users (id, name, email, created_at, updated_at)
    select gen_random_uuid(), 'Ana', n || '@example.net', now(), now()
    from generate_series(1, 1000) as n`);
  await updateAllTotals();
  expect(await lastVacuum()).toBeNull();
  await vacuumTables(db);
  expect(await lastVacuum()).not.toBeNull();
  await updateAllTotals();
  await vacuumTables(db);
  const sizeBefore = await tableSize();
  for (let round = 0; round < 10; round += 1) {
    await updateAllTotals();
    await vacuumTables(db);
  }
  expect(await tableSize()).toBeLessThan(1.5 * sizeBefore);
  for (let round = 0; round < 10; round += 1) await updateAllTotals();
  expect(await tableSize()).toBeGreaterThan(2 * sizeBefore);
});

test.runIf(isEmbedded)("a table with few changes is not vacuumed", async () => {
  await vacuumTables(db);
  const before = await lastVacuum();
  const { id } = await learner();
  await db.update(userTotals).set({ totalAttempts: 7 }).where(eq(userTotals.userId, id));
  await vacuumTables(db);
  expect(await lastVacuum()).toBe(before);
});
