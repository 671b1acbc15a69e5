import type { ConjugationKey } from "@verbena/core/vocabulary";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users, verbPackages } from "../../db/schema.ts";

/** How many packages a learner may have in a tense: more than anybody looks through. */
const PACKAGES_MAX = 200;

type StoredPackage = typeof verbPackages.$inferSelect;

/** A learner's selection of verbs. */
export type Package = Omit<StoredPackage, "userId" | "createdAt" | "updatedAt"> & {
  createdAt: string;
  updatedAt: string;
};

type PackageChange = Partial<Pick<StoredPackage, "name" | "verbs">> & { updatedAt: Date };

/** Newest first. */
export async function findPackages(
  db: Database,
  userId: string,
  tense: ConjugationKey,
): Promise<Package[]> {
  const rows = await db
    .select()
    .from(verbPackages)
    .where(and(eq(verbPackages.userId, userId), eq(verbPackages.tense, tense)))
    .orderBy(desc(verbPackages.createdAt), desc(verbPackages.id));
  return rows.map(toPackage);
}

export async function findPackage(
  db: Database,
  userId: string,
  id: string,
): Promise<Package | undefined> {
  const [row] = await db.select().from(verbPackages).where(own(userId, id));
  return row && toPackage(row);
}

/** @returns null where the learner has as many others in the tense as one may have */
export async function upsertPackage(db: Database, row: StoredPackage): Promise<Package | null> {
  const { userId, id, tense, name, verbs, updatedAt } = row;
  return db.transaction(async (tx) => {
    // Held until the end: of two at once, where there is room for one, one is refused.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const ofTense = and(eq(verbPackages.userId, userId), eq(verbPackages.tense, tense));
    const others = await tx.$count(verbPackages, and(ofTense, ne(verbPackages.id, id)));
    if (others >= PACKAGES_MAX) return null;
    const [stored] = await tx
      .insert(verbPackages)
      .values(row)
      .onConflictDoUpdate({
        target: [verbPackages.userId, verbPackages.id],
        set: { tense, name, verbs, updatedAt },
      })
      .returning();
    return toPackage(stored ?? row);
  });
}

export async function updatePackage(
  db: Database,
  userId: string,
  id: string,
  change: PackageChange,
): Promise<Package | undefined> {
  const [row] = await db.update(verbPackages).set(change).where(own(userId, id)).returning();
  return row && toPackage(row);
}

/** @returns whether the learner had such a package */
export async function deletePackage(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(verbPackages)
    .where(own(userId, id))
    .returning({ id: verbPackages.id });
  return rows.length > 0;
}

function own(userId: string, id: string) {
  return and(eq(verbPackages.userId, userId), eq(verbPackages.id, id));
}

function toPackage({ userId: _, createdAt, updatedAt, ...rest }: StoredPackage): Package {
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
