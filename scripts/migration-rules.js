// Checks that servers of the previous release can continue to run after a migration.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The migration with the tables of the first release. No older server can run beside it. */
const BASELINE = "0000_tables.sql";

/** @type {readonly (readonly [forbidden: RegExp, advice: string])[]} */
const rules = [
  [
    /\badd column\b(?=.*\bnot null\b)(?!.*\bdefault\b)(?!.*\bgenerated\b)/i,
    "servers of the previous release write no value: make the column nullable, or give it a default",
  ],
  [
    /\bset not null\b/i,
    "servers of the previous release may write null: do this a release after they stopped",
  ],
  [/\bdrop default\b/i, "servers of the previous release write no value: drop it a release later"],
  [
    /\b(drop (table|column)|rename (to|column))\b/i,
    "servers of the previous release use it: drop it a release after they stopped",
  ],
  [
    /\balter column\b.*\bset data type\b/i,
    "servers of the previous release expect the former type: add a column instead",
  ],
];

/** The comment above a statement that removes something unused by the previous release. */
const UNUSED = /^-- Unused since the previous release\b/m;

/**
 * The statements of a migration that break servers of the previous release, with advice.
 *
 * @param {string} migration
 */
export function brokenRules(migration) {
  const statements = migration.split("--> statement-breakpoint").map((text) => text.trim());
  return statements
    .filter((statement) => !UNUSED.test(statement))
    .flatMap((statement) =>
      rules
        .filter(([forbidden]) => forbidden.test(statement.replaceAll(/\s+/g, " ")))
        .map(([, advice]) => `${statement} (${advice})`),
    );
}

/**
 * The statements of all migrations after the baseline that break servers of the previous release.
 *
 * @param {string} folder
 */
export async function checkMigrations(folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const checked = files.filter((name) => name > BASELINE);
  const problems = checked.map(async (name) => {
    const broken = brokenRules(await readFile(join(folder, name), "utf8"));
    return broken.map((problem) => `${name}: ${problem}`);
  });
  return (await Promise.all(problems)).flat();
}
