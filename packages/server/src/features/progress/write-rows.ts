import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

// Parts of a prepared statement that write any number of rows, which come as one JSON parameter. The statement
// has the parameter `userId`, and a part `learner` with one row; without a row there, they write nothing.

/** A table whose rows belong to learners. */
type LearnersTable = PgTable & { userId: PgColumn };

/** A table's columns, by the names of their properties in the code. */
const columnsOf = (table: PgTable, excluded: readonly PgColumn[]): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([, column]) => !excluded.includes(column));

/**
 * A table expression `rows`, whose columns have the property names of the code and the types of the table.
 *
 * @param parameter name of the JSON parameter; its rows have no user id
 */
export function jsonRows(table: LearnersTable, parameter: string): SQL {
  const columns = columnsOf(table, [table.userId]).map(
    ([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`,
  );
  const names = sql.join(columns, sql`, `);
  return sql`json_to_recordset(${sql.placeholder(parameter)}::json) as rows(${names})`;
}

export function insertRows(table: LearnersTable, parameter: string): SQL {
  const columns = columnsOf(table, [table.userId]);
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const values = columns.map(([property]) => sql`rows.${sql.identifier(property)}`);
  return sql`insert into ${table} (user_id, ${sql.join(names, sql`, `)})
    select ${sql.placeholder("userId")}::uuid, ${sql.join(values, sql`, `)}
    from learner, ${jsonRows(table, parameter)}`;
}

/** @param key the columns of the primary key after user_id */
export function upsertRows(table: LearnersTable, parameter: string, key: PgColumn[]): SQL {
  const keyNames = key.map(({ name }) => sql.identifier(name));
  const changes = columnsOf(table, [table.userId, ...key]).map(([, { name }]) => {
    const column = sql.identifier(name);
    return sql`${column} = excluded.${column}`;
  });
  return sql`${insertRows(table, parameter)}
    on conflict (user_id, ${sql.join(keyNames, sql`, `)})
    do update set ${sql.join(changes, sql`, `)}`;
}
