import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/**
 * A statement that the database parses and plans once per connection, for those that every request
 * runs: half of their time would go into that otherwise. Its values are placeholders.
 */
export type PreparedStatement<Row> = {
  name: string;
  text: string;
  /** Values in the order of the statement, as text. */
  fill: (values: Values) => (string | null)[];
  /** Carries the type of a row; there is never a value. */
  row?: Row;
};

type Values = Record<string, string | number | Date | null>;

/** Runs a prepared statement and gives its rows. */
export type RunPrepared = <Row>(
  statement: PreparedStatement<Row>,
  values: Values,
) => Promise<Row[]>;

/** @param name not used for any other statement */
export function prepared<Row>(name: string, statement: SQL): PreparedStatement<Row> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { name, text, fill: (values) => fillPlaceholders(params, values).map(toText) };
}

function toText(value: unknown): string | null {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}
