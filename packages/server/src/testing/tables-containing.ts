import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

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
