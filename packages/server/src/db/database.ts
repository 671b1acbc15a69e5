import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { RunPrepared } from "./prepared-statement.ts";
import type * as schema from "./schema.ts";

type Rows<Row> = { rows: Row[] };

/** The result of a raw statement, the same for both drivers. */
interface RowsOfDriver extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The tables on either driver; also a transaction. */
export type Tables = PgDatabase<
  RowsOfDriver,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** The database as features use it. */
export type Database = Tables & { runPrepared: RunPrepared };

export type OpenDatabase = {
  db: Database;
  close: () => Promise<void>;
};
