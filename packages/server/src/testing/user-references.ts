import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../db/schema.ts";

type Reference = ReturnType<typeof getTableConfig>["foreignKeys"][number];

/** Every table, by its name in the code. */
export const allTables: Record<string, PgTable> = Object.fromEntries(
  Object.entries(schema).flatMap(([name, value]) => (is(value, PgTable) ? [[name, value]] : [])),
);

/** Every foreign key that leads to a user, directly or through another table. */
export const userReferences = Object.entries(allTables).flatMap(([name, table]) =>
  getTableConfig(table)
    .foreignKeys.filter(leadsToUser)
    .map((key) => ({
      name,
      table,
      column: key.reference().columns[0],
      isDeletedWithUser: key.onDelete === "cascade",
    })),
);

function leadsToUser(key: Reference): boolean {
  const { foreignTable } = key.reference();
  return (
    foreignTable === schema.users || getTableConfig(foreignTable).foreignKeys.some(leadsToUser)
  );
}
