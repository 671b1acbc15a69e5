import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { finishRestore, placeToUnpack, putInPlace } from "./put-in-place.ts";

/** A data folder with files of these contents, a slash in their names for folders. */
async function dataFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-place-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

async function contentOf(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const contents = paths.map(async (path) => [
    path.slice(folder.length + 1),
    await readFile(path, "utf8"),
  ]);
  return Object.fromEntries(await Promise.all(contents));
}

const restored = {
  "auth-secret": "new",
  "database/PG_VERSION": "new",
  "replaced-1/auth-secret": "old",
  "replaced-1/database/PG_VERSION": "old",
};

test("what was there is kept aside, each time in a folder of its own", async () => {
  const folder = await dataFolder({
    "auth-secret": "old",
    "database/PG_VERSION": "old",
    "restoring/auth-secret": "new",
    "restoring/database/PG_VERSION": "new",
  });
  expect(putInPlace(folder)).toBe(join(folder, "replaced-1"));
  expect(await contentOf(folder)).toEqual(restored);
  expect(finishRestore(folder)).toBeNull();

  await mkdir(placeToUnpack(folder));
  await mkdir(join(folder, "restoring", "database"));
  expect(putInPlace(folder)).toBe(join(folder, "replaced-2"));
  expect(await readFile(join(folder, "auth-secret"), "utf8")).toBe("new");
});

test("into an empty folder it goes as it is", async () => {
  const folder = await dataFolder({ "restoring/database/PG_VERSION": "new" });
  expect(putInPlace(folder)).toBeNull();
  expect(await contentOf(folder)).toEqual({ "database/PG_VERSION": "new" });
});

test.each([
  {
    "auth-secret": "old",
    "database/PG_VERSION": "old",
    "restored/auth-secret": "new",
    "restored/database/PG_VERSION": "new",
  },
  {
    "restored/replaced/auth-secret": "old",
    "database/PG_VERSION": "old",
    "restored/auth-secret": "new",
    "restored/database/PG_VERSION": "new",
  },
  {
    "auth-secret": "new",
    "restored/replaced/auth-secret": "old",
    "restored/replaced/database/PG_VERSION": "old",
    "restored/database/PG_VERSION": "new",
  },
  {
    "auth-secret": "new",
    "database/PG_VERSION": "new",
    "restored/replaced/auth-secret": "old",
    "restored/replaced/database/PG_VERSION": "old",
  },
])("what a process that was killed has begun is finished: %j", async (files) => {
  const folder = await dataFolder(files);
  finishRestore(folder);
  expect(await contentOf(folder)).toEqual(restored);
});

test("what was unpacked only in part is thrown away", async () => {
  const folder = await dataFolder({ "database/PG_VERSION": "old", "restoring/database/PG": "ne" });
  expect(finishRestore(folder)).toBeNull();
  placeToUnpack(folder);
  expect(await contentOf(folder)).toEqual({ "database/PG_VERSION": "old" });
});
