import { createHash } from "node:crypto";
import { asc } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { contentVersion, exerciseCorrections } from "../db/schema.ts";

/**
 * The version of the content is the hash of its files, and after a + that of the corrections where
 * there are any. It is read with every batch of answers, so that all processes notice at once.
 */
const SEPARATOR = "+";

/** The hash of the files in a version. */
export function filesHash(version: string): string {
  return version.split(SEPARATOR)[0] ?? "";
}

/** A version with newer files under the same corrections. */
export function withFilesHash(version: string, hash: string): string {
  return [hash, ...version.split(SEPARATOR).slice(1)].join(SEPARATOR);
}

/** Holds the version until the end of the transaction: who stores or corrects takes turns. */
export async function holdVersion(tx: Tables): Promise<string> {
  await tx.insert(contentVersion).values({ hash: "" }).onConflictDoNothing();
  const [stored] = await tx.select().from(contentVersion).for("update");
  return stored?.hash ?? "";
}

/** Says what the tables hold now; in the transaction that has held the version and corrected. */
export async function noteCorrections(tx: Tables, held: string): Promise<void> {
  const { exerciseId, change, before, hidden } = exerciseCorrections;
  const corrections = await tx
    .select({ exerciseId, change, before, hidden })
    .from(exerciseCorrections)
    .orderBy(asc(exerciseId));
  const parts = corrections.length === 0 ? [] : [digestOf(corrections)];
  const hash = [filesHash(held), ...parts].join(SEPARATOR);
  await tx.update(contentVersion).set({ hash });
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
