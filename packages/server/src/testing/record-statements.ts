import { NoopLogger } from "drizzle-orm";
import type { Database } from "../db/database.ts";

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
