import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { withFileErrors } from "./file-errors.ts";

test("what the system refuses is said in one line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "verbena-errors-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "nowhere", "file");
  await expect(withFileErrors("It cannot be", () => writeFile(path, ""))).rejects.toThrow(
    new StartError(`It cannot be: ENOENT: no such file or directory, open '${path}'.`),
  );
});

test.runIf(process.platform === "linux")("so is a full disk, which names no path", async () => {
  await expect(withFileErrors("It cannot be", () => writeFile("/dev/full", "x"))).rejects.toThrow(
    new StartError("It cannot be: ENOSPC: no space left on device, write."),
  );
});

test("whatever else goes wrong stays what it is", async () => {
  const fault = new TypeError("a fault of ours");
  await expect(withFileErrors("It cannot be", () => Promise.reject(fault))).rejects.toBe(fault);
});
