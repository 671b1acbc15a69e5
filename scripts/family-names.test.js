import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allFamilies } from "../packages/core/src/families.ts";
import { isCompoundTense, isTense } from "../packages/spanish/src/tenses.ts";
import { root } from "./install.js";

/** Definitions, guides, texts, and the data of tests may name families. */
const mayNameFamilies = /core\/src\/families\.ts|\/theory\/|\/i18n\/|\/testing\/|\.test\.tsx?$/;

/** Names of tenses that also name families belong to the engine. Only a comparison with a family is forbidden. */
const names = allFamilies.filter((name) => !isTense(name) && !isCompoundTense(name)).join("|");
const naming = new RegExp(
  `(?<!startsWith\\()["'\`](?:${names})["'\`]|[fF]amily\\b\\)? [!=]== "(?:${allFamilies.join("|")})"`,
);

it("no code names a family: what it needs of one is in the family's definition", async () => {
  const found = [];
  for await (const path of glob("packages/*/src/**/*.{ts,tsx}", { cwd: root })) {
    if (mayNameFamilies.test(path)) continue;
    for (const line of (await readFile(join(root, path), "utf8")).split("\n")) {
      if (!/^\s*(?:\/?\*|\/\/)/.test(line) && naming.test(line))
        found.push(`${path}: ${line.trim()}`);
    }
  }

  expect(found).toEqual([]);
});
