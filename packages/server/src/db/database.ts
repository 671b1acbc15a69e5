import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { RunPrepared } from "./prepared-statement.ts";
import type * as schema from "./schema.ts";

type Rows<Row> = { rows: Row[] };

/** What both drivers give for a statement written as SQL. */
interface RowsOfDriver extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The tables, whichever driver is behind them; so are transactions. */
export type Tables = PgDatabase<
  RowsOfDriver,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** The database as features see it. */
export type Database = Tables & { runPrepared: RunPrepared };

/** A database with what only its opener needs. */
export type OpenDatabase = {
  db: Database;
  close: () => Promise<void>;
};
