import { eq, sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { users } from "./schema.ts";
import { vacuumTables } from "./vacuum.ts";

const isEmbedded = inject("template").kind === "pglite";
const { db, learner } = await testApp();

/** Leaves a dead row for each user, as an answer of each does. */
const updateAll = () =>
  db.execute(sql`update ${users} set updated_at = updated_at + interval '1 second'`);

/** Size of `users` with its indexes, in bytes. */
async function tableSize(): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(
    sql`select pg_total_relation_size('users')::int as size`,
  );
  return rows[0]?.size ?? 0;
}

/** When `users` was last vacuumed. */
async function lastVacuum(): Promise<string | null> {
  const { rows } = await db.execute<{ vacuumed: string | null }>(
    sql`select last_vacuum::text as vacuumed from pg_stat_user_tables where relname = 'users'`,
  );
  return rows[0]?.vacuumed ?? null;
}

test.runIf(isEmbedded)("a table grows with its changes unless it is vacuumed", async () => {
  await db.execute(sql`
    insert into users (id, name, email, created_at, updated_at)
    select gen_random_uuid(), 'Ana', n || '@example.net', now(), now()
    from generate_series(1, 1000) as n`);
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
  const { id } = await learner();
  await db.update(users).set({ name: "Ana" }).where(eq(users.id, id));
  await vacuumTables(db);
  expect(await lastVacuum()).toBe(before);
});
