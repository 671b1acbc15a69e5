import { eq, sql } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { adminActions, byName, users } from "../../db/schema.ts";
import type { LoggedPerson } from "./list-actions.ts";

/** Addresses of all administrators. */
export async function listAdministrators(db: Tables): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, "admin"))
    .orderBy(users.email);
  return rows.map(({ email }) => email);
}

/**
 * Those who have done something that is in the audit log, by name. The log is not read for it: each
 * step looks up the next of them in the index (https://wiki.postgresql.org/wiki/Loose_indexscan).
 */
export async function listActingAdministrators(db: Tables): Promise<LoggedPerson[]> {
  const { rows } = await db.execute<LoggedPerson>(sql`
    with recursive acting(id) as (
      (select admin_id from ${adminActions} where admin_id is not null order by admin_id limit 1)
      union all
      select (
        select admin_id from ${adminActions} where admin_id > acting.id order by admin_id limit 1
      )
      from acting where acting.id is not null
    )
    select ${users.id} as id, ${users.name} as username
    from acting join ${users} on ${users.id} = acting.id
    order by ${byName(users.name)}, ${users.id}`);
  return rows;
}
