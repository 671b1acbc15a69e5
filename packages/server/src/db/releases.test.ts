import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { loadContent } from "@verbena/content/load";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createScrypt } from "../accounts/password/scrypt.ts";
import { storeContent } from "../content/store-content.ts";
import { runOperation } from "../control/operations.ts";
import { readEnvironment } from "../environment.ts";
import { migrationsFolder } from "../release.ts";
import { cookieOf } from "../testing/account.ts";
import { addHarmlessMigration } from "../testing/harmless-migration.ts";
import { createTestDatabase, dropTestDatabase } from "../testing/postgres.ts";
import { answer, progressOf } from "../testing/progress.ts";
import { appOn, secret, visitor } from "../testing/test-app.ts";
import { openDatabase } from "./open-database.ts";
import { extensions } from "./open-pglite.ts";

/** Dumps of each release, by `npm run release:dump`. Their first lines name accounts. */
const folder = join(import.meta.dirname, "..", "..", "testdata", "releases");
const releases = globSync("*.sql", { cwd: folder });

/** Later than everything in the dumps. */
const NOW = "2040-01-02T09:00:00.000Z";

type Account = {
  email: string;
  password: string;
  /** Of an account with a second factor. */
  recoveryCode?: string;
  /** How many answers of each family count. */
  attempts: Record<string, number>;
};

type Rows = { rows: Record<string, unknown>[] };
type Query = (text: string) => Promise<Rows>;

test.each(releases)("learners of %s keep everything and go on", async (file) => {
  const dump = await readFile(join(folder, file), "utf8");
  const { environment, before } = await load(dump);
  const opened = await openDatabase(environment, { onLostConnection: () => {} });
  onTestFinished(opened.close);
  if (before.migrations === readMigrationFiles({ migrationsFolder }).length) {
    await migrateFurther(opened.pglite ?? environment.databaseUrl ?? "");
  }
  const { db } = opened;
  const query: Query = (text) => db.execute(sql.raw(text));
  expect(await countRows(query)).toMatchObject(before.rows);
  await storeContent(db, await loadContent());

  const site = appOn(db, { hashing: createScrypt() });
  site.setClock(NOW);
  const operator = { db, now: site.now, linkOrigin: "http://localhost:3000" };
  const check = () => runOperation(operator, { name: "rebuild-progress", check: true });
  const agrees = { failed: false, text: expect.stringContaining(", 0 differ") };
  expect(await check()).toEqual(agrees);
  const accounts = accountsOf(dump);
  expect(accounts).not.toEqual([]);
  for (const account of accounts) {
    const learner = await signIn(site, account);
    expect(await attemptsOf(learner)).toEqual(account.attempts);
    const events = [answer({ at: NOW })];
    expect(await learner.send("POST", "/api/progress/events", { events })).toMatchObject({
      body: { results: [{ status: "accepted" }] },
    });
    const { "preterito-indefinido": earlier = 0, ...others } = account.attempts;
    expect(await attemptsOf(learner)).toEqual({ ...others, "preterito-indefinido": earlier + 1 });
  }
  expect(await check()).toEqual(agrees);
});

const accountsOf = (dump: string): Account[] =>
  [...dump.matchAll(/^-- account (.+)$/gm)].map(([, json = ""]) => JSON.parse(json));

/** Loads a dump into a new database of the kind that the tests use. */
async function load(dump: string) {
  const template = inject("template");
  if (template.kind === "pglite") {
    const dataDir = await temporaryFolder();
    const pglite = await PGlite.create({ dataDir: join(dataDir, "database"), extensions });
    await pglite.exec(dump);
    const before = await inspect((text) => pglite.query(text));
    await pglite.close();
    return { environment: readEnvironment({ DATA_DIR: dataDir }), before };
  }
  const url = await createTestDatabase(template.server);
  onTestFinished(() => dropTestDatabase(template.server, url));
  const client = new pg.Client(url);
  await client.connect();
  await client.query(dump);
  const before = await inspect((text) => client.query(text));
  await client.end();
  return { environment: readEnvironment({ DATABASE_URL: url, AUTH_SECRET: secret }), before };
}

async function temporaryFolder(): Promise<string> {
  const created = await mkdtemp(join(tmpdir(), "verbena-releases-"));
  onTestFinished(() => rm(created, { recursive: true }));
  return created;
}

/** What is in a database that the present release has not opened. */
async function inspect(query: Query) {
  const { rows } = await query("select from drizzle.__drizzle_migrations");
  return { rows: await countRows(query), migrations: rows.length };
}

/** Rows of each table, except the heartbeats of servers. */
async function countRows(query: Query): Promise<Record<string, number>> {
  const { rows: tables } = await query(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'processes'`);
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from public."${name}"`,
  );
  const { rows } = await query(counts.join(" union all "));
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}

/** Runs one migration more, since this release has none that the dump lacks. */
async function migrateFurther(database: PGlite | string) {
  const further = await temporaryFolder();
  await cp(migrationsFolder, further, { recursive: true });
  await addHarmlessMigration(further);
  if (database instanceof PGlite) {
    return migratePglite(drizzlePglite(database), { migrationsFolder: further });
  }
  const client = new pg.Client(database);
  await client.connect();
  await migratePostgres(drizzlePostgres(client), { migrationsFolder: further });
  await client.end();
}

async function signIn({ app }: ReturnType<typeof appOn>, account: Account) {
  const { email, password, recoveryCode } = account;
  const first = await visitor(app).send("POST", "/api/auth/sign-in/email", { email, password });
  expect(first.status).toBe(200);
  if (recoveryCode === undefined) return visitor(app, cookieOf(first));
  const path = "/api/auth/sign-in/two-factor";
  const second = await visitor(app, cookieOf(first)).send("POST", path, { code: recoveryCode });
  expect(second.status).toBe(200);
  return visitor(app, cookieOf(second));
}

async function attemptsOf(learner: ReturnType<typeof visitor>): Promise<Record<string, number>> {
  const { exercises } = await progressOf(learner);
  const families = Object.entries(exercises);
  return Object.fromEntries(
    families
      .map(([family, { stats }]): [string, number] => [family, stats.totalAttempts])
      .filter(([, attempts]) => attempts > 0),
  );
}
