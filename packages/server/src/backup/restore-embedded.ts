import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { EMBEDDED_POSTGRES, openPgliteAsItIs } from "../db/open-pglite.ts";
import { finishRestore, placeToUnpack, putInPlace } from "../db/put-in-place.ts";
import { StartError } from "../errors/start-error.ts";
import { flushFolder } from "../files/flush.ts";
import type { IfThere } from "../files/new-file.ts";
import { checkMigrations } from "./check-dump.ts";
import { unpackEmbedded } from "./embedded-archive.ts";
import { checkKind, damaged } from "./kind-of-backup.ts";
import { renewHistory } from "./renew-history.ts";

/**
 * Makes a backup of the embedded database the content of a data folder, whose lock must be held. What
 * breaks on the way leaves the folder as it was.
 *
 * @returns where that is kept which was there before, or null where nothing was
 * @throws StartError where it cannot be done
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  { replace }: IfThere,
): Promise<string | null> {
  await checkKind(file, "embedded");
  finishRestore(dataDir);
  if (!replace && existsSync(join(dataDir, "database"))) {
    throw new StartError(
      `There is a database in ${dataDir} already; --replace puts it aside for the backup.`,
    );
  }
  const folder = placeToUnpack(dataDir);
  try {
    await unpackEmbedded(file, folder);
    await takeDatabase(file, join(folder, "database"));
    await flushFolder(folder);
    return putInPlace(dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens it, which shows more than any look at its files, and gives its logs another identity. */
async function takeDatabase(file: string, folder: string): Promise<void> {
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch(() => null);
  if (version === null) throw damaged(file);
  if (version.trim() !== EMBEDDED_POSTGRES) {
    throw new StartError(
      `${file} has data of PostgreSQL ${version.trim()}; this Verbena has ${EMBEDDED_POSTGRES}.`,
    );
  }
  const client = await openPgliteAsItIs(folder, file);
  try {
    const { rows } = await client.query<{ at: number }>(
      "select created_at::float8 as at from drizzle.__drizzle_migrations",
    );
    const migrations = rows.map(({ at }) => at);
    checkMigrations(file, migrations);
    await client.exec(renewHistory);
  } finally {
    await client.close();
  }
}
