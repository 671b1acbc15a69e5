/**
 * Preloaded into the server with `node --import`. It appends each statement for PostgreSQL, with its
 * values, to the file that RECORD_STATEMENTS names: one line of JSON each.
 */
import { appendFileSync } from "node:fs";
import pg from "pg";

export type Statement = { text: string; values: readonly unknown[] };

type QueryArgument = string | { text: string; values?: unknown[] };

const file = process.env["RECORD_STATEMENTS"];
if (!file) throw new Error("RECORD_STATEMENTS must name a file");

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(target, client, args: [QueryArgument, unknown[]?]) {
    appendFileSync(file, `${JSON.stringify(statementOf(...args))}\n`);
    return Reflect.apply(target, client, args);
  },
});

function statementOf(query: QueryArgument, values?: unknown): Statement {
  const { text, values: ownValues } = typeof query === "string" ? { text: query } : query;
  return { text, values: Array.isArray(values) ? values : (ownValues ?? []) };
}
