import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { withFileErrors, writeFileAtomically } from "./atomic-file.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-new-file-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("an existing file is kept without --replace", async () => {
  const file = join(await newFolder(), "backup");
  await writeFile(file, "older");
  const write = (path: string) => writeFile(path, "newer");
  await expect(writeFileAtomically(file, { replace: false }, write)).rejects.toThrow(
    `${file} exists already: --replace overwrites it.`,
  );
  expect(await readFile(file, "utf8")).toBe("older");
  expect(await writeFileAtomically(file, { replace: true }, write)).toBe(5);
  expect(await readFile(file, "utf8")).toBe("newer");
});

test("a folder or a device is not replaced", async () => {
  for (const path of [await newFolder(), "/dev/null"]) {
    const written = writeFileAtomically(path, { replace: true }, () => Promise.resolve());
    await expect(written).rejects.toThrow(`${path} exists and is not a file.`);
  }
});

test("a file that another process creates meanwhile is kept", async () => {
  const file = join(await newFolder(), "backup");
  const write = async (path: string) => {
    await writeFile(path, "newer");
    await writeFile(file, "somebody else's");
  };
  await expect(writeFileAtomically(file, { replace: false }, write)).rejects.toThrow(
    "exists already",
  );
  expect(await readFile(file, "utf8")).toBe("somebody else's");
});

test("a failed write leaves only the old file", async () => {
  const folder = await newFolder();
  const file = join(folder, "backup");
  await writeFile(file, "older");
  const fail = async (path: string) => {
    await writeFile(path, "half");
    throw new Error("no more");
  };
  await expect(writeFileAtomically(file, { replace: true }, fail)).rejects.toThrow("no more");
  expect(await readFile(file, "utf8")).toBe("older");
  expect(await readdir(folder)).toEqual(["backup"]);
});

test("SIGTERM during a write leaves no file", async () => {
  const folder = await newFolder();
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", endless], {
    env: { MODULE: new URL("atomic-file.ts", import.meta.url).href, FILE: join(folder, "backup") },
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(await readdir(folder)).toEqual([]);
});

const endless = `
  import { writeFile } from "node:fs/promises";
  import { setTimeout } from "node:timers/promises";
  const { writeFileAtomically } = await import(process.env.MODULE);
  await writeFileAtomically(process.env.FILE, { replace: false }, async (path) => {
    await writeFile(path, "half");
    console.log("written");
    await setTimeout(2 ** 30);
  });
`;

test("an error of the file system becomes one line", async () => {
  const path = join(await newFolder(), "nowhere", "file");
  await expect(withFileErrors("It cannot be", () => writeFile(path, ""))).rejects.toThrow(
    new StartError(`It cannot be: ENOENT: no such file or directory, open '${path}'.`),
  );
});

test.runIf(process.platform === "linux")("a full disk becomes one line", async () => {
  await expect(withFileErrors("It cannot be", () => writeFile("/dev/full", "x"))).rejects.toThrow(
    new StartError("It cannot be: ENOSPC: no space left on device, write."),
  );
});

test("any other error is unchanged", async () => {
  const error = new TypeError("a bug");
  await expect(withFileErrors("It cannot be", () => Promise.reject(error))).rejects.toBe(error);
});
