import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Defaults of PostgreSQL's autovacuum: minimum of dead rows, and their share of all rows. */
const DEAD_ROWS_MIN = 50;
const DEAD_SHARE = 0.2;

/**
 * Vacuums the tables with many dead rows, since the embedded database has no autovacuum. Requests can run
 * between two tables.
 */
export async function vacuumTables(db: Database): Promise<void> {
  // Writes the statistics of the last second first.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name
    from pg_stat_user_tables join pg_class using (relname)
    where pg_class.oid = relid
      and n_dead_tup > ${DEAD_ROWS_MIN}::int + ${DEAD_SHARE}::float8 * greatest(reltuples, 0)`);
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
}
