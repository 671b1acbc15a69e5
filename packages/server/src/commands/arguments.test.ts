import { resolve } from "node:path";
import { Misuse } from "@verbena/cli/command-line";
import { expect, test } from "vitest";
import { readFileArguments, readOperation, readRebuild } from "./arguments.ts";

test("the words of an operation are read", () => {
  expect(readOperation(["list"])).toEqual({ name: "list-administrators" });
  expect(readOperation(["grant", "ana@example.org", "--unconfirmed"])).toEqual({
    name: "grant",
    email: "ana@example.org",
    evenUnconfirmed: true,
  });
  expect(readOperation(["--help"])).toBe("help");
});

test.each([
  [[], "which command? list, grant, revoke, reset-password, sign-out, remove-two-factor"],
  [["promote"], "no such command: promote"],
  [["grant"], "which account? grant EMAIL"],
  [["grant", "ana@example.org", "berta@example.org"], "one address at a time"],
  [["list", "ana@example.org"], "list takes no address"],
  [["revoke", "ana@example.org", "--unconfirmed"], "--unconfirmed is for grant only"],
  [["--force"], "Unknown option '--force'"],
])("admin refuses %j", (words, line) => {
  expect(() => readOperation(words)).toThrow(new Misuse(line));
});

test.each([
  [[], "which file?"],
  [["a", "b"], "one file at a time"],
  [["--force", "a"], "Unknown option '--force'"],
])("backup and restore refuse %j", (words, line) => {
  expect(() => readFileArguments(words)).toThrow(new Misuse(line));
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

test("options are read", () => {
  expect(readFileArguments(["--replace", "/srv/a"])).toMatchObject({ replace: true });
  expect(readFileArguments(["--help"])).toBe("help");
  expect(readRebuild(["--check"])).toEqual({ name: "rebuild-progress", check: true });
  expect(readRebuild([])).toEqual({ name: "rebuild-progress", check: false });
});
