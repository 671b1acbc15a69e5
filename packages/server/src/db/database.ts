import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

type Rows<Row> = { rows: Row[] };

/** What both drivers give for a statement written as SQL. */
interface RowsOfDriver extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** The database as features see it, whichever driver is behind it; so are transactions. */
export type Database = PgDatabase<
  RowsOfDriver,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** A database with what only its opener needs. */
export type OpenDatabase = {
  db: Database;
  close: () => Promise<void>;
};
