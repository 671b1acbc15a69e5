import { randomUUID } from "node:crypto";
import type { DatabaseContext } from "../db/database.ts";
import { type AdminActionKind, adminActions } from "../db/schema.ts";

/** An acting administrator, or the command line. */
export type Actor = DatabaseContext & {
  /** Null on the command line. */
  adminId: string | null;
};

/** An entry of the audit log. */
export type Action = {
  kind: AdminActionKind;
  /** The account concerned; null if there is none, or it was deleted. */
  targetId?: string | null;
  /** Other details, without personal data. */
  details?: Record<string, string | number>;
};

/** Writes entries into the audit log. With a transaction as `db`, they are part of it. */
export async function recordActions(
  { db, now, adminId }: Actor,
  actions: readonly Action[],
): Promise<void> {
  if (actions.length === 0) return;
  const from = adminId === null ? { from: "command line" } : {};
  await db.insert(adminActions).values(
    actions.map(({ kind, targetId = null, details = {} }) => ({
      id: randomUUID(),
      adminId,
      kind,
      targetId,
      details: { ...from, ...details },
      at: now.toISOString(),
    })),
  );
}
