import { createHash } from "node:crypto";
import { asc } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { contentVersion, exerciseCorrections } from "../db/schema.ts";

/**
 * The version of the content is the hash of its files, followed by + and the hash of the corrections
 * if there are any. Each batch of answers reads it, so all processes notice a correction at once.
 */
const SEPARATOR = "+";

export function filesHash(version: string): string {
  return version.split(SEPARATOR)[0] ?? "";
}

export function withFilesHash(version: string, hash: string): string {
  return [hash, ...version.split(SEPARATOR).slice(1)].join(SEPARATOR);
}

/** Locks the version until the transaction ends, so that corrections and new files take turns. */
export async function lockVersion(tx: Tables): Promise<string> {
  await tx.insert(contentVersion).values({ hash: "" }).onConflictDoNothing();
  const [stored] = await tx.select().from(contentVersion).for("update");
  return stored?.hash ?? "";
}

/** Stores the new version, in the transaction that locked it and changed a correction. */
export async function updateVersion(tx: Tables, locked: string): Promise<void> {
  const { exerciseId, change, before, hidden } = exerciseCorrections;
  const corrections = await tx
    .select({ exerciseId, change, before, hidden })
    .from(exerciseCorrections)
    .orderBy(asc(exerciseId));
  const parts = corrections.length === 0 ? [] : [digestOf(corrections)];
  const hash = [filesHash(locked), ...parts].join(SEPARATOR);
  await tx.update(contentVersion).set({ hash });
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
