import { resolve } from "node:path";
import { expect, test } from "vitest";
import { pathForCaller } from "./file-arguments.ts";

test.each([
  ["a file is looked for where npm was called", "a.backup", "/home/ana", "/home/ana/a.backup"],
  ["also above that folder", "../a.backup", "/home/ana", "/home/a.backup"],
  ["an absolute path stays", "/srv/a.backup", "/home/ana", "/srv/a.backup"],
])("%s", (_, file, INIT_CWD, path) => {
  expect(pathForCaller(file, { INIT_CWD })).toBe(resolve(path));
});

test("without npm a file is looked for where the command runs", () => {
  expect(pathForCaller("a.backup", {})).toBe(resolve("a.backup"));
});
