import type { Instant } from "@verbena/core/calendar";
import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../db/database.ts";
import { type AdminActionKind, adminActions, users } from "../../db/schema.ts";
import { pageWithCursor } from "../../input/cursor.ts";
import type { ActionsQuery } from "./schema.ts";

/** A person in the audit log, with their present name. */
export type LoggedPerson = { id: string; username: string };

export type LoggedAction = {
  id: string;
  kind: AdminActionKind;
  at: Instant;
  /** Null for the command line, and if the account was deleted. */
  admin: LoggedPerson | null;
  /** The account concerned; null if there was none, or it was deleted. */
  target: LoggedPerson | null;
  details: Record<string, string | number>;
};

export type ActionsPage = { actions: LoggedAction[]; next: string | null };

const ACTIONS_PER_PAGE = 100;

/** A page of the audit log, newest first. */
export async function listActions(
  db: Queryable,
  { kind, before }: ActionsQuery,
): Promise<ActionsPage> {
  const [admin, target] = [alias(users, "admin"), alias(users, "target")];
  const { id, at, details } = adminActions;
  const [lastAt, lastId] = before ?? [];
  const rows = await db
    .select({
      id,
      kind: adminActions.kind,
      at,
      admin: { id: admin.id, username: admin.name },
      target: { id: target.id, username: target.name },
      details,
    })
    .from(adminActions)
    .leftJoin(admin, eq(admin.id, adminActions.adminId))
    .leftJoin(target, eq(target.id, adminActions.targetId))
    .where(
      and(
        kind && eq(adminActions.kind, kind),
        before && sql`(${at}, ${id}) < (${lastAt}::timestamptz, ${lastId}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(ACTIONS_PER_PAGE + 1);
  const { page: actions, next } = pageWithCursor(rows, ACTIONS_PER_PAGE, (row) => [row.at, row.id]);
  return { actions, next };
}
