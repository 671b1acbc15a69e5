import { readFile } from "node:fs/promises";
import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { users } from "../db/schema.ts";
import { policyOf, tableNames, tableOf } from "./tables.ts";

type ForeignKey = ReturnType<typeof getTableConfig>["foreignKeys"][number];

const foreignKeysOf = (table: PgTable) => getTableConfig(table).foreignKeys;

/** Whether a foreign key leads to an account, directly or through another table. */
function leadsToAccount(key: ForeignKey): boolean {
  const { foreignTable } = key.reference();
  return foreignTable === users || foreignKeysOf(foreignTable).some(leadsToAccount);
}

test.each(tableNames)("the foreign keys of %s do what its policy says", (name) => {
  const columns = Object.entries(getTableColumns(tableOf(name)));
  const actual = foreignKeysOf(tableOf(name))
    .filter(leadsToAccount)
    .map((key) => {
      const [referring] = key.reference().columns;
      return [columns.find(([, { name }]) => name === referring?.name)?.[0], key.onDelete];
    });
  const { owner, cleared = [] } = policyOf(name);
  const owned = owner === undefined || name === "users" ? [] : [[owner, "cascade"]];
  expect(actual).toEqual([...owned, ...cleared.map((column) => [column, "set null"])]);
});

test("docs/citus.sql distributes and copies the tables that the policies name", async () => {
  const script = await readFile(new URL("../../../../docs/citus.sql", import.meta.url), "utf8");
  const tablesIn = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, table]) => table);
  const tablesWith = (onCitus: string) =>
    tableNames
      .filter((name) => policyOf(name).onCitus === onCitus)
      .map((name) => getTableName(tableOf(name)));
  const distributed = tablesIn(/create_distributed_table\('(\w+)', 'user_id'/g);
  expect(distributed.toSorted()).toEqual(tablesWith("distributed").toSorted());
  const byClass = tablesIn(/create_distributed_table\('(\w+)', 'class_id'/g);
  expect(byClass.toSorted()).toEqual(tablesWith("by class").toSorted());
  const copied = tablesIn(/create_reference_table\('(\w+)'\)/g);
  expect(copied.toSorted()).toEqual(tablesWith("copied").toSorted());
});
