import { randomUUID } from "node:crypto";
import type { DatabaseContext } from "../../db/database.ts";
import { classActions } from "../../db/schema.ts";
import type { ClassActionKind } from "../../input/options.ts";

/** What a teacher did, without content and without the pupils concerned. */
type LoggedClassAction = {
  classId: string;
  teacherId: string;
  kind: ClassActionKind;
  /** For example how many accounts were made. */
  count?: number;
};

/** Writes what a teacher did into the log. With a transaction as `db`, the entry is part of it. */
export async function logClassAction(
  { db, now }: DatabaseContext,
  action: LoggedClassAction,
): Promise<void> {
  await db.insert(classActions).values({ id: randomUUID(), at: now.toISOString(), ...action });
}
