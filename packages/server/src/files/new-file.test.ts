import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFile } from "./new-file.ts";

async function folder(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "verbena-new-file-"));
  onTestFinished(() => rm(place, { recursive: true }));
  return place;
}

test("a file that is there already stays, unless it is to be replaced", async () => {
  const file = join(await folder(), "backup");
  await writeFile(file, "older");
  const write = (path: string) => writeFile(path, "newer");
  await expect(newFile(file, { replace: false }, write)).rejects.toThrow(
    `${file} is there already; --replace writes over it.`,
  );
  expect(await readFile(file, "utf8")).toBe("older");
  expect(await newFile(file, { replace: true }, write)).toBe(5);
  expect(await readFile(file, "utf8")).toBe("newer");
});

test("a file that somebody else puts there meanwhile stays", async () => {
  const file = join(await folder(), "backup");
  const write = async (path: string) => {
    await writeFile(path, "newer");
    await writeFile(file, "somebody else's");
  };
  await expect(newFile(file, { replace: false }, write)).rejects.toThrow("is there already");
  expect(await readFile(file, "utf8")).toBe("somebody else's");
});

test("what breaks on the way leaves what was there, and nothing else", async () => {
  const place = await folder();
  const file = join(place, "backup");
  await writeFile(file, "older");
  const breaking = async (path: string) => {
    await writeFile(path, "half");
    throw new Error("no more");
  };
  await expect(newFile(file, { replace: true }, breaking)).rejects.toThrow("no more");
  expect(await readFile(file, "utf8")).toBe("older");
  expect(await readdir(place)).toEqual(["backup"]);
});

test.each([
  ["SIGTERM", []],
  ["SIGKILL", [expect.stringMatching(/^backup\.[0-9a-f]{8}\.partial$/)]],
] as const)(
  "a process that ends by %s in the middle leaves no file of the name",
  async (signal, left) => {
    const place = await folder();
    const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", endless], {
      env: { MODULE: new URL("new-file.ts", import.meta.url).href, FILE: join(place, "backup") },
      stdio: ["ignore", "pipe", "ignore"],
    });
    await once(child.stdout, "data");
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([null, signal]);
    expect(await readdir(place)).toEqual(left);
  },
);

const endless = `
  import { writeFile } from "node:fs/promises";
  import { setTimeout } from "node:timers/promises";
  const { newFile } = await import(process.env.MODULE);
  await newFile(process.env.FILE, { replace: false }, async (path, signal) => {
    await writeFile(path, "half");
    console.log("written");
    await setTimeout(2 ** 30, null, { signal });
  });
`;
