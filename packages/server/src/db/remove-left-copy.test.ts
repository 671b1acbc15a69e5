import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderOfBackups, placeOfCopy } from "./copy-pglite.ts";
import { lockFolder } from "./folder-lock.ts";
import { removeLeftCopy } from "./remove-left-copy.ts";

async function folderWithCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-copy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(placeOfCopy(folder), { recursive: true });
  await writeFile(join(placeOfCopy(folder), "PG_VERSION"), "18\n");
  return folder;
}

test("what a backup that was killed left is removed", async () => {
  const folder = await folderWithCopy();
  await removeLeftCopy(folder);
  expect(existsSync(placeOfCopy(folder))).toBe(false);
  lockFolder(folderOfBackups(folder))();
});

test("the copy of a backup that is under way stays", async () => {
  const folder = await folderWithCopy();
  onTestFinished(lockFolder(folderOfBackups(folder)));
  await removeLeftCopy(folder);
  expect(existsSync(join(placeOfCopy(folder), "PG_VERSION"))).toBe(true);
});
