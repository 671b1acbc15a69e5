import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Some columns of a table, to select what the API returns. A column that is added later is not among them. */
export function columnsOf<Table extends PgTable, Name extends keyof Table["_"]["columns"] & string>(
  table: Table,
  ...names: readonly Name[]
) {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
    Table["_"]["columns"],
    Name
  >;
}
