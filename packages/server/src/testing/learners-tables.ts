import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../db/schema.ts";

type Reference = ReturnType<typeof getTableConfig>["foreignKeys"][number];

/** Every table of the schema, under the name that the code has for it. */
export const allTables: Record<string, PgTable> = Object.fromEntries(
  Object.entries(schema).flatMap(([name, value]) => (is(value, PgTable) ? [[name, value]] : [])),
);

/** Every column that names a user, directly or by way of another table. */
export const columnsOfUsers = Object.entries(allTables).flatMap(([name, table]) =>
  getTableConfig(table)
    .foreignKeys.filter(leadsToUser)
    .map((key) => ({
      name,
      table,
      column: key.reference().columns[0],
      goesWithUser: key.onDelete === "cascade",
    })),
);

function leadsToUser(key: Reference): boolean {
  const { foreignTable } = key.reference();
  return (
    foreignTable === schema.users || getTableConfig(foreignTable).foreignKeys.some(leadsToUser)
  );
}
