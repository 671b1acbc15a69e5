import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { StartError } from "../../start-error.ts";
import { DamagedTar, readTar, type TarEntry, type TarMember, writeTar } from "./tar.ts";

const FORMAT = 1;

/** The first member: says that it is a backup, and in which format the others are. */
const manifest = z.preprocess(
  parseJson,
  z.object({ verbena: z.literal("embedded-database"), format: z.int() }),
);

/** Names that a backup has, and none that leads out of the folder into which it is unpacked. */
const rightName = /^(auth-secret|database(\/\w[\w.-]*)*)$/;

type Content = { database: string; secret: string };

/**
 * Writes the files of a database and the secret beside it, if there is one, into one compressed file,
 * which its owner alone may read.
 *
 * @param path of the file, which is not there yet
 */
export async function packEmbedded(path: string, content: Content): Promise<void> {
  const output = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(writeTar(members(content)), createGzip(), output);
}

async function* members({ database, secret }: Content): AsyncGenerator<TarMember> {
  const first = { verbena: "embedded-database", format: FORMAT } satisfies z.output<
    typeof manifest
  >;
  yield { name: "manifest.json", bytes: Buffer.from(JSON.stringify(first)) };
  if (existsSync(secret)) yield { name: "auth-secret", path: secret };
  yield { name: "database", folder: true };
  const found = await readdir(database, { recursive: true, withFileTypes: true });
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name);
    const name = `database${path.slice(database.length).replaceAll("\\", "/")}`;
    yield entry.isDirectory() ? { name, folder: true } : { name, path };
  }
}

/**
 * Unpacks what `packEmbedded` wrote, `database` and `auth-secret`, into a folder that is not there
 * yet.
 *
 * @throws StartError where it is something else, damaged, not complete or of a newer format
 */
export async function unpackEmbedded(file: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on("error", (error) => unzipped.destroy(error));
  try {
    const entries = readTar(unzipped);
    await checkManifest(file, entries);
    for await (const entry of entries) await unpack(file, entry, folder);
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new StartError(`${file} is damaged, or a part of it is missing.`, { cause: error });
  } finally {
    source.destroy();
  }
}

async function checkManifest(file: string, entries: AsyncGenerator<TarEntry>): Promise<void> {
  const { value: first } = await entries.next().catch((error) => {
    throw error instanceof DamagedTar ? notBackup(file) : error;
  });
  if (first?.name !== "manifest.json") throw notBackup(file);
  const { data } = manifest.safeParse(await text(first.bytes));
  if (!data) throw notBackup(file);
  if (data.format > FORMAT) {
    throw new StartError(`${file} comes from a newer Verbena: upgrade this one first.`);
  }
}

async function unpack(file: string, { name, isFolder, bytes }: TarEntry, folder: string) {
  if (!rightName.test(name)) throw notBackup(file);
  const path = join(folder, name);
  if (isFolder) await mkdir(path, { mode: 0o700 });
  else await pipeline(bytes, createWriteStream(path, { flags: "wx", mode: 0o600 }));
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

const notBackup = (file: string) => new StartError(`${file} is not a backup of Verbena.`);

function isDamage(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return error instanceof DamagedTar || code.startsWith("Z_");
}
