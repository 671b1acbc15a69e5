import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startWarnings } from "./start-warnings.ts";

const dataDir = await mkdtemp(join(tmpdir(), "verbena-warnings-"));
afterAll(() => rm(dataDir, { recursive: true }));

const warn = (configuration: object, process: object = {}) =>
  startWarnings({ dataDir, ...configuration }, { userId: 1000, sslMode: undefined, ...process });

test("an embedded database causes no warning", () => {
  expect(warn({})).toEqual([]);
  expect(warn({ dataDir: join(dataDir, "missing") })).toEqual([]);
});

test("running as root causes a warning", () => {
  expect(warn({}, { userId: 0 })).toEqual([expect.stringContaining("runs as root")]);
});

test.each(["db.example", "10.0.0.5", "[2001:db8::1]", "localhost.example"])(
  "a connection to %s without sslmode causes a warning",
  (host) => {
    const databaseUrl = `postgresql://verbena:hidden@${host}:5432/verbena`;
    const [warning = ""] = warn({ databaseUrl });
    expect(warning).toContain("sslmode");
    expect(warning).not.toContain("hidden");
    for (const mode of ["verify-full", "require", "disable"]) {
      expect(warn({ databaseUrl: `${databaseUrl}?sslmode=${mode}` })).toEqual([]);
    }
    expect(warn({ databaseUrl }, { sslMode: "require" })).toEqual([]);
  },
);

test.each(["localhost", "127.0.0.1", "[::1]", ""])(
  "a connection to %j needs no sslmode",
  (host) => {
    expect(warn({ databaseUrl: `postgresql://${host}/verbena?host=/run/postgresql` })).toEqual([]);
  },
);

test("data that a restore moved aside causes a warning", async () => {
  const folder = join(dataDir, "replaced-1");
  await mkdir(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(warn({})).toEqual([expect.stringContaining(folder)]);
});
