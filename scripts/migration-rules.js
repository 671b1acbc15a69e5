// Checks that servers of the previous release can continue to run after a migration, and that no migration of a release
// has changed since.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readReleases } from "./changelog.js";

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

/** The statement that keeps servers older than the previous release from starting. */
const REQUIREMENT = /\binsert into "required_releases"/i;

/**
 * The statements of a migration that break servers of the previous release, with advice.
 *
 * @param {string} migration
 */
export function brokenRules(migration) {
  const statements = migration.split("--> statement-breakpoint").map((text) => text.trim());
  if (UNUSED.test(migration) && !REQUIREMENT.test(migration)) {
    return [
      'servers older than the previous release break: INSERT INTO "required_releases" its version',
    ];
  }
  return statements
    .filter((statement) => !UNUSED.test(statement))
    .flatMap((statement) =>
      rules
        .filter(([forbidden]) => forbidden.test(statement.replaceAll(/\s+/g, " ")))
        .map(([, advice]) => `${statement} (${advice})`),
    );
}

/** A row of drizzle's table of migrations in a dump: its id, the hash of the file, and its time. */
const MIGRATION_ROW = /^\t\(\d+, '([0-9a-f]{64})', \d+\)[,;]$/gm;

/**
 * Whether each migration that a dump of a release has run is among the present ones, unchanged.
 *
 * @param {string} dump
 * @param {readonly string[]} migrations texts of the present migrations
 */
export function hasMigrationsOf(dump, migrations) {
  const present = migrations.map((text) => createHash("sha256").update(text).digest("hex"));
  const released = [...dump.matchAll(MIGRATION_ROW)].map(([, hash = ""]) => hash);
  return released.length > 0 && released.every((hash) => present.includes(hash));
}

/**
 * The problems of all migrations: statements after the baseline that break servers of the previous release, releases
 * without a dump, and releases whose migrations have changed.
 *
 * @param {{ migrations: string, dumps: string, changelog: string }} paths two folders, and CHANGELOG.md
 */
export async function checkMigrations({ migrations: folder, dumps, changelog }) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })),
  );
  const problems = files
    .filter(({ name }) => name > BASELINE)
    .flatMap(({ name, text }) => brokenRules(text).map((problem) => `${name}: ${problem}`));
  const texts = files.map(({ text }) => text);
  for (const { version } of readReleases(await readFile(changelog, "utf8"))) {
    const dump = await readFile(join(dumps, `${version}.sql`), "utf8").catch(() => null);
    if (dump === null) {
      problems.push(`${version} has no dump: run npm run release:dump on its commit.`);
    } else if (!hasMigrationsOf(dump, texts)) {
      problems.push(
        `Databases of ${version} exist, and a migration of ${version} has changed or is gone. Restore it, and add another migration.`,
      );
    }
  }
  return problems;
}
