import type { ConjugationFamily } from "@verbena/core/families";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { columnsOf } from "../../db/queries.ts";
import { sharedSelections, users, verbPackages } from "../../db/schema.ts";

/** Packages that a learner may have in a family. */
const PACKAGES_MAX = 200;

type StoredPackage = typeof verbPackages.$inferSelect;

const columns = columnsOf(verbPackages, "id", "family", "name", "verbs", "createdAt", "updatedAt");

/** A learner's selection of verbs. */
export type Package = Pick<StoredPackage, keyof typeof columns>;

/** Newest first. */
export async function findPackages(
  db: Database,
  userId: string,
  family: ConjugationFamily,
): Promise<Package[]> {
  return db
    .select(columns)
    .from(verbPackages)
    .where(and(eq(verbPackages.userId, userId), eq(verbPackages.family, family)))
    .orderBy(desc(verbPackages.createdAt), desc(verbPackages.id));
}

export async function findPackage(
  db: Database,
  userId: string,
  id: string,
): Promise<Package | undefined> {
  const [row] = await db.select(columns).from(verbPackages).where(isOwn(userId, id));
  return row;
}

/** @returns undefined if the learner already has the maximum of other packages in the family */
export async function upsertPackage(
  db: Database,
  row: StoredPackage,
): Promise<Package | undefined> {
  const { userId, id, family, name, verbs, updatedAt } = row;
  return db.transaction(async (tx) => {
    // Locks the user's row, so that two concurrent requests cannot both create the last allowed package.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const ofTense = and(eq(verbPackages.userId, userId), eq(verbPackages.family, family));
    const others = await tx.$count(verbPackages, and(ofTense, ne(verbPackages.id, id)));
    if (others >= PACKAGES_MAX) return undefined;
    const [stored] = await tx
      .insert(verbPackages)
      .values(row)
      .onConflictDoUpdate({
        target: [verbPackages.userId, verbPackages.id],
        set: { family, name, verbs, updatedAt },
      })
      .returning(columns);
    return stored;
  });
}

export async function updatePackage(
  db: Database,
  userId: string,
  id: string,
  change: Partial<StoredPackage>,
): Promise<Package | undefined> {
  const [changed] = await db
    .update(verbPackages)
    .set(change)
    .where(isOwn(userId, id))
    .returning(columns);
  return changed;
}

/**
 * Deletes a package and the link to it. A device that creates the package again does not revive the link.
 *
 * @returns whether the learner had such a package
 */
export async function deletePackage(db: Database, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isShare = and(eq(sharedSelections.userId, userId), eq(sharedSelections.packageId, id));
    await tx.delete(sharedSelections).where(isShare);
    const deleted = await tx.delete(verbPackages).where(isOwn(userId, id)).returning(columns);
    return deleted.length > 0;
  });
}

function isOwn(userId: string, id: string) {
  return and(eq(verbPackages.userId, userId), eq(verbPackages.id, id));
}
