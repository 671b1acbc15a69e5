import { asc, sql } from "drizzle-orm";
import type { Database, Queryable } from "../db/database.ts";
import { preparedStatement } from "../db/prepared-statement.ts";
import {
  conjugationExercises,
  contentVersion,
  exerciseCorrections,
  fillInExercises,
  hiddenExercises,
} from "../db/schema.ts";
import { buildCatalogue, type Catalogue, type StoredContent } from "./catalogue.ts";
import { conjugationColumns, fillInColumns } from "./stored-exercise.ts";

/** Caches the stored content, and reads it again when this or another process has changed it. */
export type ContentStore = {
  current: () => Promise<Catalogue>;
  /**
   * As `current`, for a caller who has just read the version: saves reading it again. The result may be newer.
   *
   * @param version `contentVersion.hash`
   */
  currentFor: (version: string) => Promise<Catalogue>;
};

export function createContentStore(db: Database): ContentStore {
  let cached: Catalogue | undefined;

  async function currentFor(version: string): Promise<Catalogue> {
    if (cached?.hash === version) return cached;
    cached = buildCatalogue(await readContent(db));
    return cached;
  }

  async function current(): Promise<Catalogue> {
    const [row] = await db.runPrepared(storedVersion, {});
    return currentFor(row?.hash ?? "");
  }

  return { currentFor, current };
}

const storedVersion = preparedStatement<{ hash: string }>(
  "content_version",
  sql`select ${contentVersion.hash} from ${contentVersion}`,
);

async function readHash(db: Queryable): Promise<string> {
  const [row] = await db.select({ hash: contentVersion.hash }).from(contentVersion);
  return row?.hash ?? "";
}

/** Reads one snapshot, so that the version matches the rows. That needs its own transaction. */
export async function readContent(db: Database): Promise<StoredContent> {
  return db.transaction(
    async (tx) => {
      const hash = await readHash(tx);
      const conjugation = await tx
        .select(conjugationColumns)
        .from(conjugationExercises)
        .orderBy(asc(conjugationExercises.position));
      const fillIn = await tx
        .select(fillInColumns)
        .from(fillInExercises)
        .orderBy(asc(fillInExercises.position));
      const corrections = await tx.select().from(exerciseCorrections);
      const hidden = await tx.select().from(hiddenExercises);
      return {
        hash,
        conjugation,
        fillIn,
        corrections,
        hidden: hidden.map(({ exerciseId }) => exerciseId),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
