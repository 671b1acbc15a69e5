import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** A table of which each row belongs to a learner. */
export type LearnersTable = PgTable & { userId: PgColumn };

/** Columns by the names that the code has for them, without some. */
export function columnsOf(table: PgTable, without: readonly PgColumn[]): [string, PgColumn][] {
  return Object.entries(getTableColumns(table)).filter(([, column]) => !without.includes(column));
}

/**
 * The rows of one JSON parameter as a table expression, `rows`, whose columns have the names of
 * the code and the types of the table. However many rows there are, the statement is the same.
 *
 * @param parameter name of the parameter that has the rows, without whose they are
 */
export function jsonRows(table: LearnersTable, parameter: string): SQL {
  const columns = columnsOf(table, [table.userId]).map(
    ([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`,
  );
  const names = sql.join(columns, sql`, `);
  return sql`json_to_recordset(${sql.placeholder(parameter)}::json) as rows(${names})`;
}
