import { expect, test } from "vitest";
import { brokenRules } from "./migration-rules.js";

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
  '-- Unused since the previous release.\nALTER TABLE "profiles" DROP COLUMN "region";',
])("%s leaves servers of the previous release running", (statement) => {
  expect(brokenRules(statement)).toEqual([]);
});
