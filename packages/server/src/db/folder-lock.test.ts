import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a locked folder cannot be locked again until it is unlocked", async () => {
  const folder = await newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  lockFolder(folder)();
});

test("a folder that cannot be locked is not reported as in use", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "lock.sqlite"));
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} cannot be used: unable to open database file.`,
  );
  const file = join(folder, "file");
  await writeFile(file, "");
  for (const path of [file, join(file, "data")]) {
    expect(() => lockFolder(path)).toThrow(
      `The data folder ${path} cannot be used: ${file} is not a folder.`,
    );
  }
});
