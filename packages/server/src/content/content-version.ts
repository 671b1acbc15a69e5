import { createHash } from "node:crypto";
import { asc } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { contentVersion, exerciseCorrections, hiddenExercises } from "../db/schema.ts";

/**
 * The version of the content is the hash of its files. If exercises are corrected or hidden, + and a hash of that
 * follow. Each batch of answers reads the version, so all processes notice a correction immediately.
 */
const SEPARATOR = "+";

export function filesHash(version: string): string {
  return version.split(SEPARATOR)[0] ?? "";
}

export function withFilesHash(version: string, hash: string): string {
  return [hash, ...version.split(SEPARATOR).slice(1)].join(SEPARATOR);
}

/** Locks the row with the version until the transaction ends. Every change of the content takes this lock. */
export async function lockVersion(tx: Queryable): Promise<string> {
  await tx.insert(contentVersion).values({ hash: "" }).onConflictDoNothing();
  const [stored] = await tx.select().from(contentVersion).for("update");
  return stored?.hash ?? "";
}

/** Stores the version after a correction, in the transaction that called `lockVersion`. */
export async function updateVersion(tx: Queryable, lockedVersion: string): Promise<void> {
  const corrections = await tx
    .select()
    .from(exerciseCorrections)
    .orderBy(asc(exerciseCorrections.exerciseId));
  const hidden = await tx.select().from(hiddenExercises).orderBy(asc(hiddenExercises.exerciseId));
  const isAsInFiles = corrections.length + hidden.length === 0;
  const parts = isAsInFiles ? [] : [digestOf([corrections, hidden])];
  const hash = [filesHash(lockedVersion), ...parts].join(SEPARATOR);
  await tx.update(contentVersion).set({ hash });
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
