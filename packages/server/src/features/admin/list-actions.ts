import type { Instant } from "@verbena/core/calendar";
import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tables } from "../../db/database.ts";
import { type AdminActionKind, adminActions, users } from "../../db/schema.ts";

/** Somebody in the audit log, as they are called now. */
type Named = { id: string; username: string };

export type LoggedAction = {
  id: string;
  kind: AdminActionKind;
  at: Instant;
  /** Null on the command line, and when the account is gone. */
  admin: Named | null;
  /** Whose account it was about; null when it was about none, or is gone. */
  target: Named | null;
  details: Record<string, string | number>;
};

export type ActionsPage = {
  actions: LoggedAction[];
  /** What to ask for the page after; null when this is the last one. */
  next: string | null;
};

const ACTIONS_PER_PAGE = 50;

const admins = alias(users, "admins");
const targets = alias(users, "targets");

/**
 * A page of the audit log, the newest first.
 *
 * @param before time and id of the last action of the page before
 */
export async function listActions(
  db: Tables,
  before: readonly [Instant, string] | undefined,
): Promise<ActionsPage> {
  const { id, kind, at, details } = adminActions;
  const rows = await db
    .select({
      id,
      kind,
      at,
      details,
      admin: { id: admins.id, username: admins.name },
      target: { id: targets.id, username: targets.name },
    })
    .from(adminActions)
    .leftJoin(admins, eq(admins.id, adminActions.adminId))
    .leftJoin(targets, eq(targets.id, adminActions.targetId))
    .where(before && sql`(${at}, ${id}) < (${before[0]}::timestamptz, ${before[1]}::uuid)`)
    .orderBy(desc(at), desc(id))
    .limit(ACTIONS_PER_PAGE + 1);
  const actions = rows
    .slice(0, ACTIONS_PER_PAGE)
    .map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = rows.length > ACTIONS_PER_PAGE ? actions.at(-1) : undefined;
  return { actions, next: last ? `${last.at}_${last.id}` : null };
}
