import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readEnvironment } from "../environment.ts";
import { StartError } from "../errors/start-error.ts";
import { createTestDatabase, dropTestDatabase } from "../testing/postgres.ts";
import { testDatabase } from "../testing/test-database.ts";
import { openDatabase } from "./open-database.ts";
import { preparedStatement } from "./prepared-statement.ts";
import { progressHistory, users } from "./schema.ts";

const template = inject("template");
const testEmbedded = test.runIf(template.kind === "pglite");
const ignore = { onLostConnection: () => {} };
const laterMigration =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)";
const laterRequirement = "insert into required_releases values ('1.0.0'), ('99.0.0')";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-open-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

testEmbedded(
  "the start after a killed first start, backup, or restore removes what these left",
  async () => {
    const folder = await newFolder();
    await writeFile(join(folder, "backup.tar"), "");
    await mkdir(join(folder, "restoring", "database"), { recursive: true });
    await mkdir(join(folder, "creating"));
    await writeFile(join(folder, "creating", "PG_VERSION"), "18\n");
    const { db, close } = await openDatabase(readEnvironment({ DATA_DIR: folder }), ignore);
    onTestFinished(close);
    expect(await db.select().from(users)).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual([
      "database",
      "lock.sqlite",
      "lock.sqlite-journal",
    ]);
  },
);

testEmbedded("a database without an identity of its history gets one", async () => {
  const folder = await newFolder();
  if (template.kind === "pglite") {
    await cp(template.folder, join(folder, "database"), { recursive: true });
  }
  const environment = readEnvironment({ DATA_DIR: folder });
  const { db, close } = await openDatabase(environment, ignore);
  await db.delete(progressHistory);
  await close();
  const reopened = await openDatabase(environment, ignore);
  onTestFinished(reopened.close);
  expect(await reopened.db.$count(progressHistory)).toBe(1);
});

testEmbedded(
  "a database that a newer release has migrated opens until a migration requires that release",
  async () => {
    const folder = await newFolder();
    if (template.kind === "pglite") {
      await cp(template.folder, join(folder, "database"), { recursive: true });
    }
    const environment = readEnvironment({ DATA_DIR: folder });
    const migrated = await openDatabase(environment, ignore);
    await migrated.db.execute(laterMigration);
    await migrated.close();
    const { db, close } = await openDatabase(environment, ignore);
    await db.execute(laterRequirement);
    await close();
    await expect(openDatabase(environment, ignore)).rejects.toThrow(
      new StartError("This database belongs to a newer release of Verbena: start that release."),
    );
  },
);

testEmbedded.each([
  ["17", "Run verbena backup FILE of the release that wrote it, then verbena restore FILE"],
  ["19", "Start the newer release of Verbena that wrote it."],
])("files of PostgreSQL %s stop the start with one line", async (version, advice) => {
  const folder = await newFolder();
  const database = join(folder, "database");
  if (template.kind === "pglite") await cp(template.folder, database, { recursive: true });
  await writeFile(join(database, "PG_VERSION"), `${version}\n`);
  const opening = openDatabase(readEnvironment({ DATA_DIR: folder }), ignore);
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(
    `The database in ${database} has the format of PostgreSQL ${version}, and this release of Verbena opens only 18. ${advice}`,
  );
});

/** An environment whose database lacks files. */
async function damagedDatabase() {
  const folder = await newFolder();
  const database = join(folder, "database");
  if (template.kind === "pglite") await cp(template.folder, database, { recursive: true });
  await rm(join(database, "global"), { recursive: true });
  return { environment: readEnvironment({ DATA_DIR: folder }), database };
}

testEmbedded("a start below the needed memory warns before it opens the database", async () => {
  const { environment } = await damagedDatabase();
  vi.spyOn(process, "constrainedMemory").mockReturnValue(400e6);
  onTestFinished(() => void vi.restoreAllMocks());
  const onLowMemory = vi.fn();
  await expect(openDatabase(environment, { ...ignore, onLowMemory })).rejects.toThrow();
  expect(onLowMemory).toHaveBeenCalledExactlyOnceWith(400, 450);
});

testEmbedded("a start that cannot open the database names its folder and unlocks it", async () => {
  const { environment, database } = await damagedDatabase();
  const opening = () => openDatabase(environment, ignore);
  const reason = `The database in ${database} cannot be opened: `;
  await expect(opening()).rejects.toThrow(reason);
  await expect(opening()).rejects.toThrow(reason);
});

testEmbedded("a prepared statement waits until an open transaction has ended", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const order: string[] = [];
  const transaction = db.transaction(async (tx) => {
    order.push("begun");
    for (let turn = 0; turn < 3; turn += 1) await tx.execute(sql`select 1`);
    order.push("ended");
  });
  const statement = preparedStatement("count_users", sql`select count(*) from ${users}`);
  const counted = db.runPrepared(statement, {}).then(() => order.push("counted"));
  await Promise.all([transaction, counted]);
  expect(order).toEqual(["begun", "ended", "counted"]);
});

test.runIf(template.kind === "postgres")(
  "a PostgreSQL without UTF8 stops the start with PostgreSQL’s reason",
  async () => {
    const server = template.kind === "postgres" ? template.server : "";
    const ascii = "template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'";
    const url = await createTestDatabase(server, ascii);
    onTestFinished(() => dropTestDatabase(server, url));
    const secret = "a secret for tests only, nothing else";
    const environment = readEnvironment({ DATABASE_URL: url, AUTH_SECRET: secret });
    await expect(openDatabase(environment, ignore)).rejects.toThrow(
      /^DATABASE_URL names a database that cannot be used: [^\n]*SQL_ASCII[^\n]*$/,
    );
  },
);
