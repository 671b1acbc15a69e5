import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { brokenRules, hasMigrationsOf } from "./migration-rules.js";

test.each([
  'ALTER TABLE "profiles" ADD COLUMN "families" text[] NOT NULL;',
  'ALTER TABLE "profiles" ALTER COLUMN "region" SET NOT NULL;',
  'ALTER TABLE "profiles" ALTER COLUMN "region" DROP DEFAULT;',
  'ALTER TABLE "profiles" DROP COLUMN "region";',
  'DROP TABLE "mails" CASCADE;',
  'ALTER TABLE "mails" RENAME TO "letters";',
  'ALTER TABLE "mails" RENAME COLUMN "kind" TO "purpose";',
  'ALTER TABLE "cards" ALTER COLUMN "sentence" SET DATA TYPE integer;',
  '-- A comment.\nALTER TABLE "profiles"\n  ADD COLUMN "families" text[] NOT NULL;',
])("%s would break servers of the previous release", (statement) => {
  const migration = `CREATE INDEX "a" ON "b" ("c");--> statement-breakpoint\n${statement}`;
  expect(brokenRules(migration)).toEqual([expect.stringContaining(statement)]);
});

test.each([
  'ALTER TABLE "profiles" ADD COLUMN "families" text[];',
  'ALTER TABLE "profiles" ADD COLUMN "region" text DEFAULT \'spain\' NOT NULL;',
  'CREATE TABLE "mails" ("id" uuid PRIMARY KEY NOT NULL, "kind" text NOT NULL);',
  'ALTER TABLE "cards" ALTER COLUMN "sentence" DROP NOT NULL;',
  'DROP INDEX "cards_by_item";',
  '-- Unused since the previous release.\nALTER TABLE "profiles" DROP COLUMN "region";--> statement-breakpoint\nINSERT INTO "required_releases" VALUES (\'1.4.0\');',
])("%s leaves servers of the previous release running", (statement) => {
  expect(brokenRules(statement)).toEqual([]);
});

test("what removes something names the release that older servers must not run beside", () => {
  const removal =
    '-- Unused since the previous release.\nALTER TABLE "profiles" DROP COLUMN "region";';
  expect(brokenRules(removal)).toEqual([expect.stringContaining("required_releases")]);
});

test("a release's migrations may be followed by others, but not be edited", () => {
  const tables = "CREATE TABLE a (id int);";
  const hash = createHash("sha256").update(tables).digest("hex");
  const dump = `INSERT INTO drizzle.__drizzle_migrations VALUES\n\t(1, '${hash}', 1795900000000);\n`;
  expect(hasMigrationsOf(dump, [tables, "ALTER TABLE a ADD COLUMN b int;"])).toBe(true);
  expect(hasMigrationsOf(dump, ["CREATE TABLE a (id bigint);"])).toBe(false);
  expect(hasMigrationsOf("-- A dump without migrations.\n", [tables])).toBe(false);
});
