import pg from "pg";

/** A statement as the server sent it. */
export type Statement = { text: string; values: readonly unknown[] };

type QueryArgument = string | { text: string; values?: unknown[] };

/**
 * Calls back with each statement that this process sends to PostgreSQL.
 *
 * @returns a function that stops it
 */
export function recordStatements(record: (statement: Statement) => void): () => void {
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = new Proxy(original, {
    apply(target, client, args: [QueryArgument, unknown[]?]) {
      record(statementOf(...args));
      return Reflect.apply(target, client, args);
    },
  });
  return () => {
    pg.Client.prototype.query = original;
  };
}

function statementOf(query: QueryArgument, values?: unknown): Statement {
  const { text, values: ownValues } = typeof query === "string" ? { text: query } : query;
  return { text, values: Array.isArray(values) ? values : (ownValues ?? []) };
}
