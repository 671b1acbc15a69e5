import { open } from "node:fs/promises";
import { StartError } from "../errors/start-error.ts";

type DatabaseKind = "embedded" | "postgres";

const beginnings: Record<DatabaseKind, Buffer> = {
  embedded: Buffer.from([0x1f, 0x8b]),
  postgres: Buffer.from("PGDMP"),
};

/**
 * Refuses what is not a backup of this kind of database, as far as its first bytes tell.
 *
 * @throws StartError that says what it is instead
 */
export async function checkKind(file: string, wanted: DatabaseKind): Promise<void> {
  const start = await firstBytes(file);
  const begins = (kind: DatabaseKind) => start.indexOf(beginnings[kind]) === 0;
  if (begins(wanted)) return;
  if (begins("postgres")) {
    throw new StartError(
      `${file} is a backup of a PostgreSQL: set DATABASE_URL to where it is to go.`,
    );
  }
  if (begins("embedded")) {
    throw new StartError(`${file} may be of the embedded database: unset DATABASE_URL for it.`);
  }
  throw notBackup(file);
}

async function firstBytes(file: string): Promise<Buffer> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} cannot be read: ${reason}.`, { cause: error });
  }
}

export const notBackup = (file: string) => new StartError(`${file} is not a backup of Verbena.`);

export const damaged = (file: string, cause?: unknown) =>
  new StartError(`${file} is damaged, or a part of it is missing.`, { cause });

export const fromNewer = (file: string) =>
  new StartError(`${file} comes from a newer Verbena: upgrade this one first.`);
