import { cp, mkdtemp, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { openPostgres } from "../db/open-postgres.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "../testing/postgres.ts";
import { dumpPostgres, libpqEnvironment, restorePostgres } from "./postgres.ts";

const template = inject("template");
const onPostgres = test.runIf(template.kind === "postgres");
const { PATH = "", POSTGRES_BINARIES: binaries } = process.env;
const path = binaries ? `${binaries}${delimiter}${PATH}` : PATH;
const environment = { PATH: path };

const keepExisting = { replace: false };
const replace = { replace: true };

let folder = "";
/** A dump of a database without learners. */
let backup = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verbena-back-up-"));
  if (template.kind !== "postgres") return;
  backup = join(folder, "backup");
  await dumpPostgres(template.url, backup, environment);
});

afterAll(() => rm(folder, { recursive: true }));

/** A new database: empty, or with the tables and content of the tests’ template. */
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

onPostgres("a backup restores into an empty database", async () => {
  const url = await newDatabase();
  await restorePostgres(url, backup, keepExisting, environment);
  expect(await query(url, "select count(*)::int as n from fill_in_exercises")).toEqual([{ n: 1 }]);
  const { close } = await openPostgres(url, { onLostConnection: () => {} });
  await close();
});

onPostgres("--replace drops tables and functions that are not in the backup", async () => {
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

onPostgres("a restore that fails changes nothing", async () => {
  const url = await newDatabase();
  await query(url, "create table kept (); create view mails as select 1 as one");
  await expect(restorePostgres(url, backup, replace, environment)).rejects.toThrow(
    'psql failed: relation "mails" already exists',
  );
  expect(await query(url, "select to_regclass('kept') as t")).toEqual([{ t: "kept" }]);
  expect(await query(url, "select to_regclass('users') as t")).toEqual([{ t: null }]);
});

onPostgres("a restore refuses to overwrite a database without --replace", async () => {
  const url = await newDatabase({ filled: true });
  await expect(restorePostgres(url, backup, keepExisting, environment)).rejects.toThrow(
    "psql failed: the database already has tables: --replace drops them and restores the backup",
  );
});

onPostgres("a restore refuses a database that a server uses", async () => {
  const url = await newDatabase({ filled: true });
  const { close } = await openPostgres(url, { onLostConnection: () => {} });
  await expect(restorePostgres(url, backup, replace, environment)).rejects.toThrow(
    "psql failed: a Verbena server uses the database: stop it first, or wait a minute if it was killed",
  );
  await close();
  await restorePostgres(url, backup, replace, environment);
});

onPostgres("a restore refuses an incomplete file and changes nothing", async () => {
  const url = await newDatabase({ filled: true });
  const { size } = await stat(backup);
  const cut = join(folder, "cut");
  for (const length of [20, Math.floor(size / 2), size - 1]) {
    await cp(backup, cut);
    await truncate(cut, length);
    await expect(restorePostgres(url, cut, replace, environment)).rejects.toThrow(
      `${cut} is damaged or not a backup of PostgreSQL: `,
    );
  }
  expect(await query(url, "select to_regclass('users') as t")).toEqual([{ t: "users" }]);
});

onPostgres("a restore refuses the data of other programs and of a newer Verbena", async () => {
  const url = await newDatabase();
  const foreign = join(folder, "foreign");
  await query(url, "create table progress_events (id int)");
  await dumpPostgres(url, foreign, environment);
  await query(url, "drop table progress_events");
  await expect(restorePostgres(url, foreign, keepExisting, environment)).rejects.toThrow(
    "psql failed: this is not a backup of Verbena",
  );

  const backupOfNewer = join(folder, "newer");
  const newer = await newDatabase({ filled: true });
  await query(newer, "insert into required_releases values ('99.0.0')");
  await dumpPostgres(newer, backupOfNewer, environment);
  await expect(restorePostgres(url, backupOfNewer, keepExisting, environment)).rejects.toThrow(
    "psql failed: the backup comes from a newer Verbena: upgrade this one first",
  );
  expect(await query(url, "select to_regclass('users') as t")).toEqual([{ t: null }]);
});

onPostgres("a restore refuses a backup of the embedded database", async () => {
  const file = join(folder, "embedded");
  const startOfGzip = Buffer.from([0x1f, 0x8b, 8, 0]);
  await writeFile(file, startOfGzip);
  await expect(
    restorePostgres(await newDatabase(), file, keepExisting, environment),
  ).rejects.toThrow(`${file} is damaged or not a backup of PostgreSQL: input file`);
});

onPostgres("a backup refuses a database without Verbena's tables", async () => {
  const file = join(folder, "none");
  await expect(dumpPostgres(await newDatabase(), file, environment)).rejects.toThrow(
    "psql failed: the database at DATABASE_URL has no tables of Verbena",
  );
});

test("an error about a missing program says what to install", async () => {
  const url = "postgresql://localhost/verbena";
  await expect(dumpPostgres(url, join(folder, "none"), { PATH: folder })).rejects.toThrow(
    /^psql is missing: install PostgreSQL's client programs \(on Debian: apt-get install postgresql-client\)/,
  );
});

test("PostgreSQL's programs get the connection from environment variables", () => {
  const variables = { PATH: "/usr/bin" };
  const { PATH, PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE } = libpqEnvironment(
    "postgresql://ana:a%2Fb@db.example:5433/verbena",
    variables,
  );
  expect([PATH, PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE]).toEqual([
    "/usr/bin",
    "db.example",
    "5433",
    "ana",
    "a/b",
    "verbena",
  ]);
});

test("the address may have a socket and a password as parameters", () => {
  const url = "postgresql:///verbena?host=/run/postgresql&password=ab&uselibpqcompat=true";
  expect(libpqEnvironment(url, {})).toMatchObject({
    PGHOST: "/run/postgresql",
    PGPASSWORD: "ab",
    PGDATABASE: "verbena",
  });
});

test.each([
  ["verify-full", "verify-full"],
  ["no-verify", "require"],
])("sslmode=%s becomes PGSSLMODE=%s", (mode, expected) => {
  const url = `postgresql://ana@db.example/verbena?sslmode=${mode}`;
  expect(libpqEnvironment(url, {})).toMatchObject({ PGSSLMODE: expected });
});

test("without a password in the address, PGPASSFILE is used", () => {
  const environment = libpqEnvironment("postgresql://ana@db.example/verbena", {
    PGPASSFILE: "/srv/pgpass",
  });
  expect(environment["PGPASSFILE"]).toBe("/srv/pgpass");
  expect(environment["PGPASSWORD"]).toBeUndefined();
});
