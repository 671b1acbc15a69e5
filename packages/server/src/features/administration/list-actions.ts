import type { Instant } from "@verbena/core/calendar";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { instantSql } from "../../db/schema/timestamps.ts";
import { type AdminActionKind, adminActions, collateName, users } from "../../db/schema.ts";
import { pageWithCursor } from "../../input/cursor.ts";
import { NIL_ID } from "../../input/fields.ts";
import type { ActionsQuery } from "./schema.ts";

/** A person in the audit log, with their present name. */
export type LoggedPerson = { id: string; username: string };

export type LoggedSubject = {
  /** The account concerned; null if there was none, or it was deleted. */
  target: LoggedPerson | null;
  details: Record<string, string | number>;
};

/** The entries of one administrator with the same kind and time, such as a deletion of several users. */
export type LoggedAction = {
  kind: AdminActionKind;
  at: Instant;
  /** Null for the command line, and if the account was deleted. */
  admin: LoggedPerson | null;
  /** Pseudonym of a deleted administrator; null for all others. */
  formerAdmin: string | null;
  /** Number of subjects. */
  count: number;
  /** The first of them. */
  subjects: LoggedSubject[];
};

export type ActionsPage = { actions: LoggedAction[]; next: string | null };

const ACTIONS_PER_PAGE = 50;
const SUBJECTS_MAX = 100;

/** Length of a pseudonym, which is the start of a hash. */
const PSEUDONYM_LENGTH = 8;

type Row = LoggedAction & { adminId: string };

/** A page of the audit log, newest first. */
export async function listActions(db: Queryable, query: ActionsQuery): Promise<ActionsPage> {
  const { rows } = await db.execute<Row>(actionsStatement(query, ACTIONS_PER_PAGE + 1));
  const { page, next } = pageWithCursor(rows, ACTIONS_PER_PAGE, ({ at, kind, adminId }) => [
    at,
    kind,
    adminId,
  ]);
  return { actions: page.map(({ adminId: _, ...action }) => action), next };
}

/** Administrators with entries in the audit log, by name. */
export async function listActingAdministrators(db: Queryable): Promise<LoggedPerson[]> {
  // Uses a loose index scan (https://wiki.postgresql.org/wiki/Loose_indexscan), not the whole log.
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
    order by ${collateName(users.name)}, ${users.id}`);
  return rows;
}

/** Entries of the command line get the nil UUID, since null cannot be compared. */
const adminId = sql.raw(`coalesce(admin_id, '${NIL_ID}'::uuid)`);

function actionsStatement(query: ActionsQuery, limit: number): SQL {
  return sql`
    select batch.kind, ${instantSql(sql`batch.at`)} as at,
      batch.admin_id as "adminId", batch.count::int as count,
      ${person(sql`admin`)} as admin,
      case when admin.id is null then left(batch.actor, ${PSEUDONYM_LENGTH}) end as "formerAdmin",
      subjects.list as subjects
    from (
      select at, kind, ${adminId} as admin_id, count(*) as count, min(actor) as actor
      from ${adminActions}
      where ${conditionOf(query)}
      group by at, kind, ${adminId}
      order by at desc, kind desc, admin_id desc
      limit ${limit}
    ) as batch
    left join ${users} as admin on admin.id = batch.admin_id
    cross join lateral (${subjects}) as subjects
    order by batch.at desc, batch.kind desc, batch.admin_id desc`;
}

const person = (user: SQL) =>
  sql`case when ${user}.id is not null then json_build_object('id', ${user}.id, 'username', ${user}.name) end`;

const subjects = sql`
  select json_agg(json_build_object('target', ${person(sql`target`)}, 'details', details)) as list
  from (
    select target_id, details from ${adminActions} as action
    where action.at = batch.at and action.kind = batch.kind and ${adminId} = batch.admin_id
    order by action.id limit ${SUBJECTS_MAX}
  ) as action
  left join ${users} as target on target.id = action.target_id`;

function conditionOf({ kind, admin, before }: ActionsQuery): SQL {
  const conditions = [sql`true`];
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (admin !== undefined) conditions.push(sql`admin_id = ${admin}::uuid`);
  if (before !== undefined) {
    const [at, kindBefore, adminBefore] = before;
    conditions.push(
      sql`(at, kind, ${adminId}) < (${at}::timestamptz, ${kindBefore}::text, ${adminBefore}::uuid)`,
    );
  }
  return sql.join(conditions, sql` and `);
}
