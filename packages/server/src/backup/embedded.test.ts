import { createReadStream, createWriteStream, existsSync } from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { create } from "tar";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { openPglite, openPgliteUnmigrated } from "../db/open-pglite.ts";
import { readEnvironment } from "../environment.ts";
import { packDataFolder, restoreDataFolder } from "./embedded.ts";

const keepExisting = { replace: false };
const replace = { replace: true };

/** How to compress the 43 MB of a database. */
const fast = { level: 1 };

let parent = "";
/** A data folder with a database and a secret. */
let dataFolder = "";
/** Its backup. */
let backup = "";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(parent, "data-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function copyDataFolder(): Promise<string> {
  const folder = await newFolder();
  await cp(dataFolder, folder, { recursive: true });
  return folder;
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "verbena-embedded-"));
  const template = inject("template");
  if (template.kind !== "pglite") throw new Error("These tests need the embedded database.");
  dataFolder = join(parent, "original");
  await cp(template.folder, join(dataFolder, "database"), { recursive: true });
  await writeFile(join(dataFolder, "auth-secret"), "the secret");
  backup = join(parent, "backup");
  const { pglite, close } = await openPglite(join(dataFolder, "database"));
  const archive = await packDataFolder(pglite, dataFolder);
  await pipeline(archive, createGzip(fast), createWriteStream(backup));
  await close();
});

afterAll(() => rm(parent, { recursive: true }));

test("a backup restores the database and the secret into an empty folder", async () => {
  const folder = await newFolder();
  expect(await restoreDataFolder(folder, backup, keepExisting)).toBeNull();
  expect((await readdir(folder)).sort()).toEqual(["auth-secret", "database"]);
  expect(await readFile(join(folder, "auth-secret"), "utf8")).toBe("the secret");
  const client = await openPgliteUnmigrated(join(folder, "database"));
  const { rows } = await client.query("select count(*)::int as n from fill_in_exercises");
  await client.close();
  expect(rows).toEqual([{ n: 1 }]);
});

test("a restore refuses to overwrite a database without --replace", async () => {
  const folder = await copyDataFolder();
  await writeFile(join(folder, "auth-secret"), "older");
  await expect(restoreDataFolder(folder, backup, keepExisting)).rejects.toThrow(
    `${folder} already has a database: --replace moves it aside and restores the backup.`,
  );
  // From an earlier restore.
  await mkdir(join(folder, "replaced-1"));
  const aside = join(folder, "replaced-2");
  expect(await restoreDataFolder(folder, backup, replace)).toBe(aside);
  expect(existsSync(join(aside, "database", "PG_VERSION"))).toBe(true);
  expect(await readFile(join(folder, "auth-secret"), "utf8")).toBe("the secret");
  expect(await readFile(join(aside, "auth-secret"), "utf8")).toBe("older");
});

test("a backup contains all earlier transactions, and later ones as a whole or not at all", async () => {
  const folder = await copyDataFolder();
  const { db, pglite, close } = await openPglite(join(folder, "database"));
  const write = async (from: number, to: number) => {
    for (let n = from; n <= to; n += 1) {
      const row = (part: string) => `(gen_random_uuid(), 'Ana', '${part}${n}', now())`;
      await db.execute(
        `insert into users (id, name, email, created_at) values ${row("a")}, ${row("b")}`,
      );
    }
  };
  await write(1, 50);
  const later = write(51, 150);
  const file = join(folder, "later");
  const [archive, other] = await Promise.all([
    packDataFolder(pglite, folder),
    packDataFolder(pglite, folder),
  ]);
  await pipeline(archive, createWriteStream(file));
  other.destroy();
  await later;
  await close();

  const target = await newFolder();
  await restoreDataFolder(target, file, keepExisting);
  const copy = await openPgliteUnmigrated(join(target, "database"));
  const { rows } = await copy.query<{ n: number; last: number }>(
    "select count(*)::int as n, max(substr(email, 2)::int) as last from users",
  );
  await copy.close();
  const [{ n, last } = { n: 0, last: 0 }] = rows;
  expect(last).toBeGreaterThanOrEqual(50);
  expect(n).toBe(2 * last);
  expect(await readdir(folder)).not.toContain("backup.tar");
});

test("a restore refuses an incomplete or changed file and changes nothing", async () => {
  const folder = await newFolder();
  const { size } = await stat(backup);
  const damagedFile = join(folder, "given");
  const refuse = () =>
    expect(restoreDataFolder(folder, damagedFile, keepExisting)).rejects.toThrow(
      `${damagedFile} is damaged or not a backup of the embedded database.`,
    );
  for (const length of [30, size - 1]) {
    await cp(backup, damagedFile);
    await truncate(damagedFile, length);
    await refuse();
  }
  const bytes = await readFile(backup);
  bytes.fill(0, size - 2000, size - 1900);
  await writeFile(damagedFile, bytes);
  await refuse();
  expect(await readdir(folder)).toEqual(["given"]);
});

const sentence = Buffer.from("tuve, tuviste, tuvo".repeat(100));

test.each([
  ["an empty file", Buffer.alloc(0)],
  ["a text", sentence],
  ["a compressed text", gzipSync(sentence)],
  ["a dump of PostgreSQL", Buffer.from("PGDMP\u0001")],
])("a restore refuses %s", async (_, bytes) => {
  const folder = await newFolder();
  const file = join(folder, "given");
  await writeFile(file, bytes);
  await expect(restoreDataFolder(folder, file, keepExisting)).rejects.toThrow(
    `${file} is damaged or not a backup of the embedded database. For a backup of PostgreSQL, set DATABASE_URL.`,
  );
  expect(await readdir(folder)).toEqual(["given"]);
});

/** An archive of a folder with these files. */
async function archiveOf(files: Record<string, string>): Promise<string> {
  const folder = await newFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const file = join(folder, "given");
  await create({ file, cwd: folder, gzip: true }, await readdir(folder));
  return file;
}

test("a restore rejects an archive with other files", async () => {
  const file = await archiveOf({ "outbox/mail": "", "database/x": "" });
  const folder = await newFolder();
  await expect(restoreDataFolder(folder, file, keepExisting)).rejects.toThrow(`${file} is damaged`);
  expect(await readdir(folder)).toEqual([]);
});

test("a restore refuses data of another version of PostgreSQL", async () => {
  const file = await archiveOf({ "database/PG_VERSION": "19\n" });
  await expect(restoreDataFolder(await newFolder(), file, keepExisting)).rejects.toThrow(
    `${file} has data of PostgreSQL 19, but this Verbena opens only 18.`,
  );
});

test("a restore refuses a database that does not open", async () => {
  const file = await archiveOf({ "database/PG_VERSION": "18\n", "database/base/1/1": "" });
  await expect(restoreDataFolder(await newFolder(), file, keepExisting)).rejects.toThrow(
    `The database in ${file} cannot be opened: `,
  );
});

test("a restore refuses the data of a newer Verbena and changes nothing", async () => {
  const newer = await copyDataFolder();
  const { pglite, close } = await openPglite(join(newer, "database"));
  await pglite.exec("insert into required_releases values ('99.0.0')");
  const file = join(newer, "newer");
  await pipeline(await packDataFolder(pglite, newer), createWriteStream(file));
  await close();
  const folder = await copyDataFolder();
  await writeFile(join(folder, "auth-secret"), "older");
  await expect(restoreDataFolder(folder, file, replace)).rejects.toThrow(
    `${file} cannot be restored: the backup comes from a newer Verbena: upgrade this one first.`,
  );
  expect(await text(createReadStream(join(folder, "auth-secret")))).toBe("older");
  expect((await readdir(folder)).sort()).toEqual(["auth-secret", "database"]);
});

test("after a killed restore, no server starts until the restore is repeated", async () => {
  const folder = await copyDataFolder();
  await mkdir(join(folder, "replaced-1"));
  await rename(join(folder, "database"), join(folder, "replaced-1", "database"));
  await mkdir(join(folder, "restoring"));
  const environment = readEnvironment({ DATA_DIR: folder });
  const start = () => openDatabase(environment, { onLostConnection: () => {} });
  await expect(start()).rejects.toThrow(
    `A restore into ${folder} was interrupted. Run it again, or move the contents of ${join(folder, "replaced-1")} back.`,
  );
  await restoreDataFolder(folder, backup, keepExisting);
  await (await start()).close();
  expect(existsSync(join(folder, "replaced-1", "database"))).toBe(true);
});
