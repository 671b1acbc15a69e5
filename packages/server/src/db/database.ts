import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { RunPrepared } from "./prepared-statement.ts";
import type * as schema from "./schema.ts";

type Rows<Row> = { rows: Row[] };

/** The result of a raw statement, in one shape for both drivers. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** A database or a transaction, on either driver. */
export type Queryable = PgDatabase<
  QueryResult,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** A database, with prepared statements. */
export type Database = Queryable & { runPrepared: RunPrepared };

/** A database or a transaction, and the time of the request or of the command. */
export type DatabaseContext = { db: Queryable; now: Date };

/** Connections of a pool: all, and unused ones. */
export type PoolState = { totalCount: number; idleCount: number };

/** Runs work on the database when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export type OpenDatabase = {
  db: Database;
  /** Only for PostgreSQL. */
  pool?: Readonly<PoolState>;
  close: () => Promise<void>;
};
