import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrationsFolder } from "../release.ts";
import { createTestDatabase, dropTestDatabase } from "../testing/test-postgres.ts";
import { extensions } from "./open-pglite.ts";

const BEFORE_PARTITIONS = "0017_archived-events";
const LEARNERS = 40;
const EVENTS = 25;

/** An empty database, and its migration by the files of a folder. */
async function emptyDatabase() {
  const template = inject("template");
  if (template.kind === "pglite") {
    const client = await PGlite.create({ extensions });
    onTestFinished(() => client.close());
    const db = drizzlePglite(client);
    return { db, migrate: (folder: string) => migratePglite(db, { migrationsFolder: folder }) };
  }
  const url = await createTestDatabase(template.server);
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end().then(() => dropTestDatabase(template.server, url)));
  const db = drizzlePg(client);
  return { db, migrate: (folder: string) => migratePg(db, { migrationsFolder: folder }) };
}

/** A copy of the migrations up to one of them. */
async function migrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag === last) + 1,
  );
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  expect(readMigrationFiles({ migrationsFolder: folder })).toHaveLength(entries.length);
  return folder;
}

const insertLog = [
  sql`insert into users (id, name, email, created_at, updated_at)
    select gen_random_uuid(), 'Ana', n || '@example.net', now(), now()
    from generate_series(1, ${LEARNERS}::int) as n`,
  sql`insert into user_progress (user_id, start_date, last_seq) select id, now(), ${EVENTS}::int from users`,
  sql`insert into progress_events (
      user_id, seq, id, kind, status, exercise_key, item, context, given, quality, correct, verdict,
      diagnosis, payload, answered_at, time_zone, received_at
    )
    select user_id, n, gen_random_uuid(), 'answer', 'accepted', 'desde-hace', 'a', 'desde', 'b', 0, false,
      'wrong', 'unknown', '{"level":1}', now() + n * interval '1 second', 'UTC', now()
    from user_progress, generate_series(1, ${EVENTS}::int) as n`,
];

const logSql = sql`select json_agg(to_json(log) order by user_id, seq) as log from progress_events as log`;

test("the partitioned log has every event that it had before", async () => {
  const { db, migrate } = await emptyDatabase();
  await migrate(await migrationsUpTo(BEFORE_PARTITIONS));
  for (const statement of insertLog) await db.execute(statement);
  const before = (await db.execute(logSql)).rows;
  await migrate(migrationsFolder);
  expect((await db.execute(logSql)).rows).toEqual(before);
  const { rows } = await db.execute(
    sql`select count(distinct tableoid)::int as partitions, count(*)::int as events from progress_events`,
  );
  expect(rows).toEqual([{ partitions: expect.any(Number), events: LEARNERS * EVENTS }]);
  expect(rows[0]?.["partitions"]).toBeGreaterThan(8);

  await db.execute(sql`delete from users where email = '7@example.net'`);
  const left = await db.execute(sql`select count(*)::int as events from progress_events`);
  expect(left.rows).toEqual([{ events: (LEARNERS - 1) * EVENTS }]);
});
