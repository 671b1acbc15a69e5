import type { Instant } from "@verbena/core/calendar";
import { type SQL, sql } from "drizzle-orm";
import type { Tables } from "../../db/database.ts";
import { type AdminActionKind, adminActions, users } from "../../db/schema.ts";
import type { ActionsQuery } from "./schema.ts";

/** Somebody in the audit log, as they are called now. */
export type LoggedPerson = { id: string; username: string };

/** What an action was about. */
export type LoggedSubject = {
  /** Whose account it was about; null when it was about none, or is gone. */
  target: LoggedPerson | null;
  details: Record<string, string | number>;
};

/** What somebody did at one moment: to one account or sentence, or to many. */
export type LoggedAction = {
  kind: AdminActionKind;
  at: Instant;
  /** Null on the command line, and when the account is gone. */
  admin: LoggedPerson | null;
  /** Tells administrators apart whose accounts are gone; null for all others. */
  formerAdmin: string | null;
  /** How many accounts, sentences or files it was about. */
  count: number;
  /** Of great numbers the first ones. */
  subjects: LoggedSubject[];
};

export type ActionsPage = {
  actions: LoggedAction[];
  /** What to ask for the page after; null when this is the last one. */
  next: string | null;
};

const ACTIONS_PER_PAGE = 50;

/** Characters of an actor's hash that are told. */
const PSEUDONYM_LENGTH = 8;

/** So many subjects of an action are told. */
const SUBJECTS_MAX = 100;

type Row = Omit<LoggedAction, "at"> & { at: number; adminId: string };

/** A page of the audit log, the newest first: of all kinds and administrators, or of one. */
export async function listActions(db: Tables, query: ActionsQuery): Promise<ActionsPage> {
  const { rows } = await db.execute<Row>(actionsStatement(query, ACTIONS_PER_PAGE + 1));
  const page = rows.slice(0, ACTIONS_PER_PAGE);
  const last = rows.length > ACTIONS_PER_PAGE ? page.at(-1) : undefined;
  return {
    actions: page.map(({ kind, at, admin, formerAdmin, count, subjects }) => ({
      kind,
      at: new Date(at).toISOString(),
      admin,
      formerAdmin,
      count,
      subjects,
    })),
    next: last ? `${new Date(last.at).toISOString()}_${last.kind}_${last.adminId}` : null,
  };
}

/** Stands for no administrator where rows are compared. */
const NO_ID = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

export function actionsStatement(query: ActionsQuery, limit: number): SQL {
  return sql`
    select batch.kind, (extract(epoch from batch.at) * 1000)::float8 as at,
      batch.admin_id as "adminId", batch.count::int as count,
      ${person(sql`admin`)} as admin,
      case when admin.id is null then left(batch.actor, ${PSEUDONYM_LENGTH}) end as "formerAdmin",
      subjects.list as subjects
    from (
      select at, kind, coalesce(admin_id, ${NO_ID}) as admin_id, count(*) as count,
        min(actor) as actor
      from ${adminActions}
      where ${asked(query)}
      group by at, kind, coalesce(admin_id, ${NO_ID})
      order by at desc, kind desc, admin_id desc
      limit ${limit}
    ) as batch
    left join ${users} as admin on admin.id = batch.admin_id
    cross join lateral (${subjects}) as subjects
    order by batch.at desc, batch.kind desc, batch.admin_id desc`;
}

const person = (of: SQL) =>
  sql`case when ${of}.id is not null then json_build_object('id', ${of}.id, 'username', ${of}.name) end`;

const subjects = sql`
  select json_agg(json_build_object('target', ${person(sql`target`)}, 'details', details)) as list
  from (
    select target_id, details from ${adminActions} as action
    where action.at = batch.at and action.kind = batch.kind
      and coalesce(action.admin_id, ${NO_ID}) = batch.admin_id
    order by action.id limit ${SUBJECTS_MAX}
  ) as action
  left join ${users} as target on target.id = action.target_id`;

function asked({ kind, admin, before }: ActionsQuery): SQL {
  const conditions = [sql`true`];
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (admin !== undefined) conditions.push(sql`admin_id = ${admin}::uuid`);
  if (before !== undefined) {
    const [at, kindBefore, adminBefore] = before;
    conditions.push(
      sql`(at, kind, coalesce(admin_id, ${NO_ID}))
        < (${at}::timestamptz, ${kindBefore}::text, ${adminBefore}::uuid)`,
    );
  }
  return sql.join(conditions, sql` and `);
}
