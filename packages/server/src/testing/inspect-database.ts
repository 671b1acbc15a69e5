import { NoopLogger, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../db/database.ts";

/** A statement as drizzle or a prepared statement sends it. */
export type Statement = { text: string; values: readonly unknown[] };

/**
 * Calls back with each statement that this process sends to a database.
 *
 * @returns a function that stops it
 */
export function recordStatements(db: Database, record: (statement: Statement) => void): () => void {
  const { runPrepared } = db;
  const { logQuery } = NoopLogger.prototype;
  db.runPrepared = (statement, values) => {
    record({ text: statement.text, values: statement.fill(values) });
    return runPrepared(statement, values);
  };
  const recordQuery = (text: string, values: unknown[]) => record({ text, values });
  Object.assign(NoopLogger.prototype, { logQuery: recordQuery });
  return () => {
    db.runPrepared = runPrepared;
    Object.assign(NoopLogger.prototype, { logQuery });
  };
}

/** A recorded statement, to run it again. */
export const asSql = ({ text, values }: Statement) =>
  sql.join(
    text.split(/(\$\d+)/).map((part) => {
      const number = /^\$(\d+)$/.exec(part)?.[1];
      return number === undefined ? sql.raw(part) : sql`${sql.param(values[Number(number) - 1])}`;
    }),
  );

/** A node of PostgreSQL's query plan. */
export type Scan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  /** Average per loop. */
  "Actual Rows": number;
  Plans?: Scan[];
};

/** Runs a statement and returns the nodes of its plan that read tables. */
export async function tableScans(db: Queryable, statement: SQL): Promise<Scan[]> {
  const { rows } = await db.execute<{ "QUERY PLAN": { Plan: Scan }[] }>(
    sql`explain (analyze, format json) ${statement}`,
  );
  return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)));
}

function nodesOf(plan: Scan): Scan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)].filter((node) => "Relation Name" in node);
}

/** Names of all tables that contain one of these texts in any column. */
export async function tablesContaining(db: Database, ...texts: string[]): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const isHeld = texts.map((text) => sql`strpos(to_jsonb(t)::text, ${text}) > 0`);
  const holders = tables.map(
    ({ name }) => sql`select ${name} as name where exists (
      select 1 from ${sql.identifier(name)} as t where ${sql.join(isHeld, sql` or `)}
    )`,
  );
  const { rows } = await db.execute<{ name: string }>(sql.join(holders, sql` union all `));
  return rows.map(({ name }) => name).toSorted();
}
