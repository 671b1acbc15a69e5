import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { deriveKey, loadOrCreateSecret } from "./secret.ts";

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-secret-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("the secret is created once and then reused", async () => {
  const folder = await dataFolder();
  const made = loadOrCreateSecret(folder);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(loadOrCreateSecret(folder)).toBe(made);
});

test("an unreadable secret is not replaced", async () => {
  const folder = await dataFolder();
  await mkdir(join(folder, "auth-secret"));
  expect(() => loadOrCreateSecret(folder)).toThrow(StartError);
  expect(() => loadOrCreateSecret(folder)).toThrow(/^The secret .+ cannot be read: EISDIR\.$/);
});

test("each use has its own key", () => {
  const secrets = ["a secret for tests only, nothing else"] as const;
  const keys = [deriveKey(secrets, "rate limits"), deriveKey(secrets, "known browsers")];
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(2);
  expect(keys.map((key) => key.length)).toEqual([32, 32]);
  expect(deriveKey(secrets, "rate limits")).toEqual(keys[0]);
});
