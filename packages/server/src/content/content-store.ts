import { asc } from "drizzle-orm";
import type { Database, Tables } from "../db/database.ts";
import {
  conjugationExercises,
  contentVersion,
  exerciseCorrections,
  fillInExercises,
} from "../db/schema.ts";
import { buildCatalogue, type Catalogue, type StoredContent } from "./catalogue.ts";

/** Caches the stored content. Another process may change it at any time, so callers name the version. */
export type ContentStore = {
  current: () => Promise<Catalogue>;
  /** @param hash the version that the caller just read */
  version: (hash: string) => Promise<Catalogue>;
};

export function createContentStore(db: Database): ContentStore {
  let kept: Catalogue | undefined;

  async function version(hash: string): Promise<Catalogue> {
    if (kept?.hash === hash) return kept;
    kept = buildCatalogue(await readContent(db));
    return kept;
  }

  return { version, current: async () => version(await readHash(db)) };
}

async function readHash(db: Tables): Promise<string> {
  const [row] = await db.select({ hash: contentVersion.hash }).from(contentVersion);
  return row?.hash ?? "";
}

/** One snapshot, so that version and rows belong together. */
export async function readContent(db: Tables): Promise<StoredContent> {
  return db.transaction(
    async (tx) => {
      const hash = await readHash(tx);
      const conjugation = await tx
        .select()
        .from(conjugationExercises)
        .orderBy(asc(conjugationExercises.position));
      const fillIn = await tx.select().from(fillInExercises).orderBy(asc(fillInExercises.position));
      const corrections = await tx
        .select()
        .from(exerciseCorrections)
        .orderBy(asc(exerciseCorrections.exerciseId));
      return {
        hash,
        conjugation: conjugation.map(withoutPosition),
        fillIn: fillIn.map(withoutPosition),
        corrections,
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function withoutPosition<Row extends { position: number }>({ position: _, ...rest }: Row) {
  return rest;
}
