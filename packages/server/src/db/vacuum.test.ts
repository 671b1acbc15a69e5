import { sql } from "drizzle-orm";
import { beforeAll, expect, inject, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { vacuumTables } from "./vacuum.ts";

const isEmbedded = inject("template").kind === "pglite";
const { db } = await testApp();

beforeAll(async () => {
  await db.execute(sql`create table counters (id int primary key, count int)`);
  await db.execute(sql`insert into counters select n, 0 from generate_series(1, 1000) as n`);
});

/** Leaves a dead row for each row. */
const updateAll = () => db.execute(sql`update counters set count = count + 1`);

/** Size of the table with its index, in bytes. */
async function tableSize(): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(
    sql`select pg_total_relation_size('counters')::int as size`,
  );
  return rows[0]?.size ?? 0;
}

/** When the table was last vacuumed. */
async function lastVacuum(): Promise<string | null> {
  const { rows } = await db.execute<{ vacuumed: string | null }>(
    sql`select last_vacuum::text as vacuumed from pg_stat_user_tables where relname = 'counters'`,
  );
  return rows[0]?.vacuumed ?? null;
}

test.runIf(isEmbedded)("a table grows with its changes unless it is vacuumed", async () => {
  await updateAll();
  expect(await lastVacuum()).toBeNull();
  await vacuumTables(db);
  expect(await lastVacuum()).not.toBeNull();
  await updateAll();
  await vacuumTables(db);
  const sizeBefore = await tableSize();
  for (let round = 0; round < 10; round += 1) {
    await updateAll();
    await vacuumTables(db);
  }
  expect(await tableSize()).toBeLessThan(1.5 * sizeBefore);
  for (let round = 0; round < 10; round += 1) await updateAll();
  expect(await tableSize()).toBeGreaterThan(2 * sizeBefore);
});

test.runIf(isEmbedded)("a table with few changes is not vacuumed", async () => {
  await vacuumTables(db);
  const before = await lastVacuum();
  await db.execute(sql`update counters set count = 7 where id = 1`);
  await vacuumTables(db);
  expect(await lastVacuum()).toBe(before);
});
