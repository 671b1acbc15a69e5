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
  await migrate(await migrationsUpTo("0018_partition-the-log"));
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

test("a card of an earlier version gets the time of its earliest answer that counts", async () => {
  const { db, migrate } = await emptyDatabase();
  await migrate(await migrationsUpTo("0020_settings-of-practice"));
  await db.execute(sql`insert into users (id, name, email, created_at, updated_at)
    values (gen_random_uuid(), 'Ana', 'ana@example.net', now(), now())`);
  await db.execute(
    sql`insert into user_progress (user_id, start_date, last_seq) select id, now(), 9 from users`,
  );
  await db.execute(sql`insert into progress_events (
      user_id, seq, id, kind, status, exercise_key, item, context, answered_at, time_zone, received_at
    )
    select user_id, seq, gen_random_uuid(), kind, status, family, item, 'yo', at, 'UTC', now()
    from user_progress, (values
      (2, 'answer', 'accepted', 'presente-indicativo', 'ser', '2026-01-02'::timestamptz),
      (3, 'answer', 'accepted', 'preterito-indefinido', 'ser', '2026-01-03'),
      (4, 'answer', 'skipped', 'presente-indicativo', 'ser', '2026-01-01'),
      (5, 'reset', 'accepted', 'preterito-indefinido', null, '2026-01-05'),
      (6, 'answer', 'accepted', 'preterito-indefinido', 'ser', '2026-01-04'),
      (7, 'answer', 'accepted', 'preterito-indefinido', 'ser', '2026-01-07'),
      (8, 'answer', 'accepted', 'preterito-indefinido', 'ser', '2026-01-06')
    ) as event(seq, kind, status, family, item, at)`);
  const archived = [
    { seq: 1, kind: "answer", status: "accepted", item: "ir", answeredAt: "2025-12-01T00:00:00Z" },
  ].map((event) => ({ ...event, exerciseKey: "presente-indicativo", context: "yo" }));
  await db.execute(sql`insert into archived_events (user_id, first_seq, ids, events)
    select user_id, 1, array[gen_random_uuid()], ${JSON.stringify(archived)}::json from user_progress`);
  await db.execute(sql`insert into cards (
      user_id, exercise_key, item, context, easiness, interval_days, repetitions, next_review,
      attempts, correct_count, last_attempt
    )
    select user_id, family, item, 'yo', 2.5, 1, 1, now(), 1, 1, '2026-02-01' from user_progress, (values
      ('presente-indicativo', 'ser'), ('preterito-indefinido', 'ser'), ('presente-indicativo', 'ir'),
      ('presente-indicativo', 'unlogged')
    ) as card(family, item)`);

  await migrate(migrationsFolder);
  const { rows } = await db.execute(sql`
    select exercise_key, item, first_attempt::date::text as first, sentence, stability from cards
    order by exercise_key, item`);
  expect(rows).toMatchObject([
    { item: "ir", first: "2025-12-01" },
    { item: "ser", first: "2026-01-02" },
    { item: "unlogged", first: "2026-02-01" },
    { exercise_key: "preterito-indefinido", first: "2026-01-06", sentence: 1, stability: null },
  ]);
});

test("existing learners keep the first families and those in which they have progress", async () => {
  const { db, migrate } = await emptyDatabase();
  await migrate(await migrationsUpTo("0024_tell-families-from-tenses"));
  for (const statement of insertLog) await db.execute(statement);
  await db.execute(
    sql`insert into profiles (id, username, preferred_language) select id, name, 'fr' from users`,
  );
  await db.execute(sql`insert into exercise_progress (user_id, exercise_key, total_attempts, total_correct,
      total_failed, today_attempts, today_correct, today_failed, failed_items, current_level)
    select min(user_id::text)::uuid, 'imperativo', 1, 1, 0, 1, 1, 0, '[]', 0 from user_progress`);
  await migrate(await migrationsUpTo("0025_choice-of-families-and-region"));

  const first = ["presente-indicativo", "preterito-indefinido", "desde-hace"];
  const chosen = await db.execute(
    sql`select distinct families, region from profiles order by families`,
  );
  expect(chosen.rows).toEqual([
    { families: first, region: "spain" },
    { families: [...first, "imperativo"], region: "spain" },
  ]);
});
