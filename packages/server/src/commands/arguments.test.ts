import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readArchive, readFileArguments, readOperation, readRebuild } from "./arguments.ts";
import { UsageError } from "./command-line.ts";

test("readOperation reads the operation, the address and the options", () => {
  expect(readOperation(["list"])).toEqual({ name: "list-administrators" });
  expect(readOperation(["grant", "ana@example.org", "--unconfirmed"])).toEqual({
    name: "grant",
    email: "ana@example.org",
    evenUnconfirmed: true,
  });
  expect(readOperation(["--help"])).toBe("help");
});

test.each([
  [[], "expected a command: list, grant, revoke, reset-password, sign-out, remove-two-factor"],
  [["promote"], "unknown command: promote"],
  [["grant"], "expected an address: grant EMAIL"],
  [["grant", "ana@example.org", "berta@example.org"], "expected only one address"],
  [["list", "ana@example.org"], "list takes no address"],
  [["revoke", "ana@example.org", "--unconfirmed"], "--unconfirmed is for grant only"],
  [["--force"], "Unknown option '--force'"],
])("admin refuses %j", (args, message) => {
  expect(() => readOperation(args)).toThrow(new UsageError(message));
});

test.each([
  [[], "expected a file"],
  [["a", "b"], "expected only one file"],
  [["--force", "a"], "Unknown option '--force'"],
])("backup and restore refuse %j", (args, message) => {
  expect(() => readFileArguments(args)).toThrow(new UsageError(message));
});

test.each([
  ["is relative to the folder in which npm was called", "a", "/home/ana", "/home/ana/a"],
  ["may be above that folder", "../a", "/home/ana", "/home/a"],
  ["may be absolute", "/srv/a", "/home/ana", "/srv/a"],
  ["is relative to the current folder without npm", "a", undefined, resolve("a")],
])("the path of a file %s", (_, file, cwd, path) => {
  const variables = cwd === undefined ? {} : { INIT_CWD: cwd };
  expect(readFileArguments([file], variables)).toEqual({ file: resolve(path), replace: false });
});

test("--replace, --check and --help are read", () => {
  expect(readFileArguments(["--replace", "/srv/a"])).toMatchObject({ replace: true });
  expect(readFileArguments(["--help"])).toBe("help");
  expect(readRebuild(["--check"])).toEqual({ name: "rebuild-progress", check: true });
  expect(readRebuild([])).toEqual({ name: "rebuild-progress", check: false });
});

test("archive needs a date", () => {
  expect(readArchive(["--before", "2025-01-01"])).toEqual({
    name: "archive",
    before: "2025-01-01",
  });
  expect(readArchive(["--help"])).toBe("help");
  for (const args of [[], ["--before", "2025-13-01"], ["--before", "yesterday"]]) {
    expect(() => readArchive(args)).toThrow("expected --before with a date");
  }
});
