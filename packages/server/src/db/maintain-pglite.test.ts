import { openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { checkpointLongLog, logLength, vacuumTables } from "./maintain-pglite.ts";
import { extensions } from "./open-pglite.ts";

const MEGABYTE = 1024 ** 2;

test("a long log ends with a checkpoint, a short one goes on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "log-"));
  const template = inject("template");
  if (template.kind !== "pglite") throw new Error("This test needs the template of PGlite.");
  const loadDataDir = await openAsBlob(template.dump);
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir, extensions });
  onTestFinished(async () => {
    await pglite.close();
    await rm(folder, { recursive: true });
  });
  await pglite.exec("create table kept as select repeat('x', 500) from generate_series(1, 5000)");
  const before = await logLength(pglite);
  expect(before).toBeGreaterThan(2 * MEGABYTE);

  await checkpointLongLog(pglite, folder, 100 * MEGABYTE);
  expect(await logLength(pglite)).toBeGreaterThanOrEqual(before);

  await checkpointLongLog(pglite, folder, MEGABYTE);
  expect(await logLength(pglite)).toBeLessThan(MEGABYTE);
  expect((await pglite.query("select count(*)::int as n from kept")).rows).toEqual([{ n: 5000 }]);
});

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

test("a table grows with its changes unless it is vacuumed", async () => {
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

test("a table with few changes is not vacuumed", async () => {
  await vacuumTables(db);
  const before = await lastVacuum();
  await db.execute(sql`update counters set count = 7 where id = 1`);
  await vacuumTables(db);
  expect(await lastVacuum()).toBe(before);
});
