import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { withFileErrors, writeNewFile } from "./new-file.ts";

async function newFolder(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "verbena-new-file-"));
  onTestFinished(() => rm(place, { recursive: true }));
  return place;
}

test("an existing file stays unless it is to be replaced", async () => {
  const file = join(await newFolder(), "backup");
  await writeFile(file, "older");
  const write = (path: string) => writeFile(path, "newer");
  await expect(writeNewFile(file, { replace: false }, write)).rejects.toThrow(
    `${file} exists already: --replace writes over it.`,
  );
  expect(await readFile(file, "utf8")).toBe("older");
  expect(await writeNewFile(file, { replace: true }, write)).toBe(5);
  expect(await readFile(file, "utf8")).toBe("newer");
});

test("a file that somebody else creates meanwhile stays", async () => {
  const file = join(await newFolder(), "backup");
  const write = async (path: string) => {
    await writeFile(path, "newer");
    await writeFile(file, "somebody else's");
  };
  await expect(writeNewFile(file, { replace: false }, write)).rejects.toThrow("exists already");
  expect(await readFile(file, "utf8")).toBe("somebody else's");
});

test("a write that fails leaves the old file and nothing else", async () => {
  const place = await newFolder();
  const file = join(place, "backup");
  await writeFile(file, "older");
  const fail = async (path: string) => {
    await writeFile(path, "half");
    throw new Error("no more");
  };
  await expect(writeNewFile(file, { replace: true }, fail)).rejects.toThrow("no more");
  expect(await readFile(file, "utf8")).toBe("older");
  expect(await readdir(place)).toEqual(["backup"]);
});

test("a process that SIGTERM ends while it writes leaves no file", async () => {
  const place = await newFolder();
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", endless], {
    env: { MODULE: new URL("new-file.ts", import.meta.url).href, FILE: join(place, "backup") },
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(await readdir(place)).toEqual([]);
});

const endless = `
  import { writeFile } from "node:fs/promises";
  import { setTimeout } from "node:timers/promises";
  const { writeNewFile } = await import(process.env.MODULE);
  await writeNewFile(process.env.FILE, { replace: false }, async (path) => {
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

test("any other error stays as it is", async () => {
  const fault = new TypeError("a fault of ours");
  await expect(withFileErrors("It cannot be", () => Promise.reject(fault))).rejects.toBe(fault);
});
