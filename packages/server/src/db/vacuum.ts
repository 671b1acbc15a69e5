import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Defaults of PostgreSQL's autovacuum: minimum of dead rows, and their share of all rows. */
const DEAD_ROWS_MIN = 50;
const DEAD_SHARE = 0.2;

/**
 * Vacuums the tables with many dead rows, since the embedded database has no autovacuum. It takes one
 * table at a time so that requests can run in between.
 */
export async function vacuumChanged(db: Database): Promise<void> {
  // Statistics of the last second are not written yet.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name
    from pg_stat_user_tables join pg_class using (relname)
    where pg_class.oid = relid
      and n_dead_tup > ${DEAD_ROWS_MIN}::int + ${DEAD_SHARE}::float8 * greatest(reltuples, 0)`);
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
}
