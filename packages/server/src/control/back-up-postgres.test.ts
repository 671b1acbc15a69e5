import { chmod, cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { dumpPostgres } from "../backup/dump-postgres.ts";
import { restorePostgres } from "../backup/restore-postgres.ts";
import { migrationsFolder } from "../db/migrations-folder.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "../testing/test-postgres.ts";

const template = inject("template");
const onPostgres = test.runIf(template.kind === "postgres");
const { PATH = "", POSTGRES_BINARIES: binaries } = process.env;
const path = binaries ? `${binaries}${delimiter}${PATH}` : PATH;
const environment = { PATH: path };

const once = { replace: false };
const replace = { replace: true };

let place = "";
/** A dump of a database without learners. */
let backup = "";

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "verbena-back-up-"));
  if (template.kind !== "postgres") return;
  backup = join(place, "backup");
  await dumpPostgres(template.url, backup, environment);
});

afterAll(() => rm(place, { recursive: true }));

async function newDatabase({ filled = false } = {}): Promise<string> {
  if (template.kind !== "postgres") throw new Error("There is no PostgreSQL.");
  const original = filled ? databaseName(template.url) : undefined;
  const url = await createTestDatabase(template.server, original);
  onTestFinished(() => dropTestDatabase(template.server, url));
  return url;
}

async function query(url: string, statement: string): Promise<object[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

onPostgres("a backup restores into an empty database, readable for its owner alone", async () => {
  const url = await newDatabase();
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  await restorePostgres(url, backup, once, environment);
  expect(await query(url, "select count(*)::int as n from fill_in_exercises")).toEqual([{ n: 1 }]);
  const { close } = await openPostgres(url, { onLostConnection: () => {} });
  await close();
});

onPostgres("a backup of an older Verbena is brought up to date by the next start", async () => {
  const older = await newDatabase();
  const migrations = join(place, "migrations");
  await cp(migrationsFolder, migrations, { recursive: true });
  const journal = join(migrations, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 2) }));
  const pool = new pg.Pool({ connectionString: older });
  await migrate(drizzle(pool), { migrationsFolder: migrations });
  await pool.end();
  const file = join(place, "older");
  await dumpPostgres(older, file, environment);

  const url = await newDatabase();
  await restorePostgres(url, file, once, environment);
  const migrated = "select count(*)::int as n from drizzle.__drizzle_migrations";
  expect(await query(url, migrated)).toEqual([{ n: 2 }]);
  const { close } = await openPostgres(url, { onLostConnection: () => {} });
  await close();
  expect(await query(url, migrated)).toEqual([{ n: entries.length }]);
});

onPostgres("tables and functions that the backup does not know go when it replaces", async () => {
  const url = await newDatabase({ filled: true });
  await query(
    url,
    `create table later (id uuid references users);
    create function later() returns int language sql as 'select 1'`,
  );
  await restorePostgres(url, backup, replace, environment);
  expect(await query(url, "select to_regclass('later') as t, to_regproc('later') as f")).toEqual([
    { t: null, f: null },
  ]);
});

onPostgres("what breaks on the way leaves what was there", async () => {
  const url = await newDatabase();
  await query(url, "create table kept (); create view mails as select 1 as one");
  await expect(restorePostgres(url, backup, replace, environment)).rejects.toThrow(
    'psql could not do it: relation "mails" already exists',
  );
  expect(await query(url, "select to_regclass('kept') as t")).toEqual([{ t: "kept" }]);
  expect(await query(url, "select to_regclass('users') as t")).toEqual([{ t: null }]);
});

onPostgres("a database that has tables is left alone", async () => {
  const url = await newDatabase({ filled: true });
  await expect(restorePostgres(url, backup, once, environment)).rejects.toThrow(
    "The database has tables already; --replace deletes them for the backup.",
  );
});

onPostgres("a database that a server uses is left alone until it ends", async () => {
  const url = await newDatabase({ filled: true });
  const { close } = await openPostgres(url, { onLostConnection: () => {} });
  await expect(restorePostgres(url, backup, replace, environment)).rejects.toThrow(
    "psql could not do it: a Verbena uses the database: stop it first, or wait a minute if it was killed",
  );
  await close();
  await restorePostgres(url, backup, replace, environment);
});

onPostgres("what is not whole is refused, and what was there stays", async () => {
  const url = await newDatabase({ filled: true });
  const { size } = await stat(backup);
  const cut = join(place, "cut");
  for (const length of [20, Math.floor(size / 2), size - 1]) {
    await cp(backup, cut);
    await truncate(cut, length);
    await expect(restorePostgres(url, cut, replace, environment)).rejects.toThrow(
      `${cut} is damaged, or a part of it is missing.`,
    );
  }
  expect(await query(url, "select to_regclass('users') as t")).toEqual([{ t: "users" }]);
});

onPostgres("what is not of Verbena, or of a newer one, is refused", async () => {
  const url = await newDatabase();
  const foreign = join(place, "foreign");
  await query(url, "create schema drizzle; create table drizzle.__drizzle_migrations (id int)");
  await dumpPostgres(url, foreign, environment);
  const target = await newDatabase();
  await expect(restorePostgres(target, foreign, once, environment)).rejects.toThrow(
    `${foreign} is not a backup of Verbena.`,
  );
  await expect(dumpPostgres(target, join(place, "none"), environment)).rejects.toThrow(
    "The database at DATABASE_URL has nothing of Verbena yet.",
  );

  const newer = join(place, "newer");
  const later = await newDatabase({ filled: true });
  await query(
    later,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 9e15)",
  );
  await dumpPostgres(later, newer, environment);
  await expect(restorePostgres(target, newer, once, environment)).rejects.toThrow(
    `${newer} comes from a newer Verbena: upgrade this one first.`,
  );
});

onPostgres("a backup of the embedded database is refused", async () => {
  const file = join(place, "embedded");
  await writeFile(file, Buffer.from([0x1f, 0x8b, 8, 0]));
  await expect(restorePostgres(await newDatabase(), file, once, environment)).rejects.toThrow(
    `${file} may be of the embedded database: unset DATABASE_URL for it.`,
  );
});

onPostgres("it is said which programs to install", async () => {
  const url = await newDatabase({ filled: true });
  const file = join(place, "none");
  await expect(dumpPostgres(url, file, { PATH: place })).rejects.toThrow(
    /^pg_dump is missing: install PostgreSQL's client programs \(on Debian: apt-get install postgresql-client\)/,
  );
  const program = join(place, "pg_dump");
  await writeFile(program, "#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\n");
  await chmod(program, 0o700);
  const older = { PATH: `${place}${delimiter}${path}` };
  await expect(dumpPostgres(url, file, older)).rejects.toThrow(
    /^pg_dump is of PostgreSQL 9, the server of \d+: install PostgreSQL's client programs of version/,
  );
});
