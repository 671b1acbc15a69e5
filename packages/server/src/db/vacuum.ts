import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** PostgreSQL's own rule, with its defaults: so many dead rows, and such a part of all. */
const DEAD_ROWS_MIN = 50;
const DEAD_PART = 0.2;

/**
 * Makes the room of dead rows usable again, as autovacuum would, which the embedded database does not
 * have: without it tables and indexes grow with every change. A table at a time, so that requests get
 * their turn in between.
 */
export async function vacuumChanged(db: Database): Promise<void> {
  // Else what was counted in the last second would be missing.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name
    from pg_stat_user_tables join pg_class using (relname)
    where pg_class.oid = relid
      and n_dead_tup > ${DEAD_ROWS_MIN}::int + ${DEAD_PART}::float8 * greatest(reltuples, 0)`);
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
}
