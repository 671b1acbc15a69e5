import { createHash, randomUUID } from "node:crypto";
import type { Tables } from "../db/database.ts";
import { type AdminActionKind, adminActions } from "../db/schema.ts";

/** Who acts, and when. */
export type Actor = {
  db: Tables;
  now: Date;
  /** Null on the command line. */
  adminId: string | null;
};

/** Something that an administrator did. */
export type Action = {
  kind: AdminActionKind;
  /** Whose account it was about; null where that is gone, or it was about none. */
  targetId?: string | null;
  /** What else it was about, never a person. */
  details?: Record<string, string | number>;
};

/** Writes into the audit log what was done; with a transaction, it is written if that is done. */
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
      actor: adminId && createHash("sha256").update(adminId).digest("hex"),
      kind,
      targetId,
      details: { ...from, ...details },
      at: now,
    })),
  );
}
