import { spawn } from "node:child_process";
import { once as onceOf } from "node:events";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  watch,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { packEmbedded } from "../backup/embedded-archive.ts";
import { folderOfBackups } from "../db/copy-pglite.ts";
import { lockFolder } from "../db/folder-lock.ts";
import { openPglite, openPgliteAsItIs } from "../db/open-pglite.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";
import { socketPath } from "./socket-path.ts";

const template = inject("template");
const testEmbedded = test.runIf(template.kind === "pglite");

const once = { replace: false };
const replace = { replace: true };
const backupCommand = fileURLToPath(new URL("../commands/backup.ts", import.meta.url));
const embedded = (dataDir: string) => ({
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  dataDir,
});

let place = "";
/** A backup of a database without learners, and of a secret. */
let backup = "";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(place, "data-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A folder of one's own with a database. */
async function siteFolder(): Promise<string> {
  const folder = await newFolder();
  await cp(join(place, "site", "database"), join(folder, "database"), { recursive: true });
  return folder;
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "verbena-back-up-"));
  if (template.kind !== "pglite") return;
  const folder = join(place, "site");
  await cp(template.folder, join(folder, "database"), { recursive: true });
  await writeFile(join(folder, "auth-secret"), "the secret");
  backup = join(place, "backup");
  await backUp(embedded(folder), backup, once);
});

afterAll(() => rm(place, { recursive: true }));

testEmbedded("a backup restores into an empty folder, secret and all", async () => {
  const folder = await newFolder();
  expect(await restore(embedded(folder), backup, once)).toBe(`${backup} is restored.`);
  expect(await readFile(join(folder, "auth-secret"), "utf8")).toBe("the secret");
  expect((await stat(join(folder, "auth-secret"))).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(["auth-secret", "database", "lock.sqlite"]);
});

testEmbedded("a copy has what was acknowledged before it, and nothing by halves", async () => {
  const folder = await siteFolder();
  const { db, copyTo, close } = await openPglite(join(folder, "database"));
  const write = async (from: number, to: number) => {
    for (let n = from; n <= to; n += 1) {
      const row = (part: string) => `(gen_random_uuid(), 'Ana', '${part}${n}', now(), now())`;
      await db.execute(
        `insert into users (id, name, email, created_at, updated_at) values ${row("a")}, ${row("b")}`,
      );
    }
  };
  await write(1, 50);
  const later = write(51, 150);
  await copyTo(join(folder, "copy"));
  await later;
  await close();
  const copy = await openPgliteAsItIs(join(folder, "copy"));
  const { rows } = await copy.query<{ n: number; last: number }>(
    "select count(*)::int as n, max(substr(email, 2)::int) as last from users",
  );
  await copy.close();
  const [{ n, last } = { n: 0, last: 0 }] = rows;
  expect(last).toBeGreaterThanOrEqual(50);
  expect(n).toBe(2 * last);
});

testEmbedded("two copies to one place are made one after the other", async () => {
  const folder = await siteFolder();
  const { copyTo, close } = await openPglite(join(folder, "database"));
  const copy = join(folder, "copy");
  await Promise.all([copyTo(copy), copyTo(copy)]);
  await close();
  expect(await readFile(join(copy, "PG_VERSION"), "utf8")).toBe("18\n");
});

testEmbedded("a copy that is aborted does not hold up what comes after it", async () => {
  const folder = await siteFolder();
  const { db, copyTo, close } = await openPglite(join(folder, "database"));
  const copy = copyTo(join(folder, "copy"), AbortSignal.abort());
  await expect(copy).rejects.toThrow("aborted");
  expect((await db.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await close();
});

testEmbedded("what is not whole is refused, and the folder stays as it was", async () => {
  const folder = await newFolder();
  const { size } = await stat(backup);
  const cut = join(folder, "cut");
  for (const length of [30, Math.floor(size / 2), size - 1]) {
    await cp(backup, cut);
    await truncate(cut, length);
    await expect(restore(embedded(folder), cut, once)).rejects.toThrow(
      `${cut} is damaged, or a part of it is missing.`,
    );
  }
  expect((await readdir(folder)).sort()).toEqual(["cut", "lock.sqlite"]);
});

test.each([
  ["nothing", Buffer.alloc(0), "is not a backup of Verbena."],
  ["a text", Buffer.from("tuve, tuviste, tuvo"), "is not a backup of Verbena."],
  ["a compressed text", gzipSync("tuve, tuviste, tuvo".repeat(100)), "is not a backup of Verbena."],
  [
    "a dump of PostgreSQL",
    Buffer.from("PGDMP\u0001"),
    "is a backup of a PostgreSQL: set DATABASE_URL to where it is to go.",
  ],
])("%s is refused", async (_, bytes, reason) => {
  const folder = await newFolder();
  const file = join(folder, "given");
  await writeFile(file, bytes);
  await expect(restore(embedded(folder), file, once)).rejects.toThrow(`${file} ${reason}`);
  expect((await readdir(folder)).sort()).toEqual(["given", "lock.sqlite"]);
});

test("an archive without a database, or with one that does not open, is refused", async () => {
  const folder = await newFolder();
  const source = join(folder, "source");
  await mkdir(join(source, "database", "base"), { recursive: true });
  const file = join(folder, "given");
  const secret = join(folder, "none");
  await packEmbedded(file, { folder: source, secret });
  await expect(restore(embedded(folder), file, once)).rejects.toThrow(
    `${file} is damaged, or a part of it is missing.`,
  );
  await writeFile(join(source, "database", "PG_VERSION"), "18\n");
  const other = join(folder, "other");
  await packEmbedded(other, { folder: source, secret });
  await expect(restore(embedded(folder), other, once)).rejects.toThrow(
    `The database in ${other} cannot be opened: `,
  );
});

test("data of another PostgreSQL is refused", async () => {
  const folder = await newFolder();
  const other = join(folder, "other");
  await mkdir(join(other, "database"), { recursive: true });
  await writeFile(join(other, "database", "PG_VERSION"), "19\n");
  const file = join(folder, "given");
  await packEmbedded(file, { folder: other, secret: join(folder, "none") });
  await expect(restore(embedded(folder), file, once)).rejects.toThrow(
    `${file} has data of PostgreSQL 19; this Verbena has 18.`,
  );
});

testEmbedded("what a newer Verbena has migrated is refused, and what is there stays", async () => {
  const folder = await siteFolder();
  const client = await openPgliteAsItIs(join(folder, "database"));
  await client.exec(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)",
  );
  await client.close();
  const newer = join(folder, "newer");
  const secret = join(folder, "auth-secret");
  await writeFile(secret, "newer");
  await packEmbedded(newer, { folder, secret });
  await writeFile(secret, "older");
  await expect(restore(embedded(folder), newer, replace)).rejects.toThrow(
    `${newer} comes from a newer Verbena: upgrade this one first.`,
  );
  expect(await readFile(join(folder, "auth-secret"), "utf8")).toBe("older");
});

testEmbedded("a backup that meets a server which ends is made when that has ended", async () => {
  const folder = await siteFolder();
  const unlock = lockFolder(folder);
  const server = createServer((socket) => {
    socket.destroy();
    server.close(unlock);
  });
  await onceOf(server.listen(socketPath(folder)?.path), "listening");
  const file = join(folder, "file");
  expect(await backUp(embedded(folder), file, once)).toContain(`${file} has the backup`);
});

testEmbedded("a backup that is asked to end leaves neither a file nor a copy", async () => {
  const folder = await siteFolder();
  const target = await newFolder();
  const child = spawn(process.execPath, [backupCommand, join(target, "file")], {
    env: { DATA_DIR: folder },
    stdio: "ignore",
  });
  const exit = onceOf(child, "exit");
  // It packs as soon as there is a file.
  for await (const _ of watch(target)) break;
  child.kill("SIGTERM");
  expect(await exit).toEqual([null, "SIGTERM"]);
  expect(await readdir(target)).toEqual([]);
  expect(await readdir(folderOfBackups(folder))).toEqual(["lock.sqlite"]);
});

test("a data folder that is held is left alone", async () => {
  const folder = await newFolder();
  onTestFinished(lockFolder(folder));
  await expect(restore(embedded(folder), backup, replace)).rejects.toThrow(
    `The data folder ${folder} is in use by another Verbena. Stop it first.`,
  );
});

test("a folder has one backup at a time, and none without a database", async () => {
  const folder = await newFolder();
  const file = join(folder, "file");
  await expect(backUp(embedded(folder), file, once)).rejects.toThrow(
    `There is no database in ${folder} yet.`,
  );
  await mkdir(join(folder, "database"));
  onTestFinished(lockFolder(folderOfBackups(folder)));
  await expect(backUp(embedded(folder), file, once)).rejects.toThrow(
    `Another backup of ${folder} is under way.`,
  );
});

test("where backups cannot be prepared, that is said", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "database"));
  await writeFile(folderOfBackups(folder), "");
  await expect(backUp(embedded(folder), join(folder, "file"), once)).rejects.toThrow(
    `The folder ${folderOfBackups(folder)} cannot be used: EEXIST`,
  );
});
