import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, Header, list, Pack, ReadEntry } from "tar";
import { z } from "zod";
import { StartError } from "../errors/start-error.ts";
import { damaged, fromNewer, notBackup } from "./kind-of-backup.ts";

const FORMAT = 1;
const MANIFEST = "manifest.json";
/** In bytes, and more than it will ever have. */
const MANIFEST_MAX = 1000;

/** In bytes: what is read of a file at a time; tar itself would take 16 MB each for four files. */
const PIECE = 1 << 16;

/** The first member: says that it is a backup, and in which format the others are. */
const manifest = z.preprocess(
  parseJson,
  z.object({ verbena: z.literal("embedded-database"), format: z.int() }),
);

/** The others: plain files and folders, of which no name leads out of where they are unpacked. */
const rightNames: Partial<Record<ReadEntry["type"], RegExp>> = {
  File: /^(auth-secret|database(\/\w[\w.-]*)+)$/,
  Directory: /^database(\/\w[\w.-]*)*\/$/,
};

const isRight = ({ type, path }: ReadEntry) => rightNames[type]?.test(path) ?? false;

/**
 * Writes the files of a database and the secret, if there is one, into one compressed file, which its
 * owner alone may read.
 *
 * @param path of the file, which is not there yet
 * @param content the folder in which the folder `database` is, and the file of the secret
 * @param signal stops it
 */
export async function packEmbedded(
  path: string,
  { folder, secret }: { folder: string; secret: string },
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const first = { verbena: "embedded-database", format: FORMAT } satisfies z.output<
    typeof manifest
  >;
  const pack = new Pack({ cwd: folder, portable: true, noMtime: true, maxReadSize: PIECE });
  pack.add(member(MANIFEST, Buffer.from(JSON.stringify(first))));
  if (existsSync(secret)) pack.add(member("auth-secret", await readFile(secret)));
  pack.add("database").end();
  const output = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(pack, createGzip(), output, { signal });
}

function member(path: string, bytes: Buffer): ReadEntry {
  const header = new Header({ path, type: "File", mode: 0o600, size: bytes.length });
  const entry = new ReadEntry(header);
  entry.end(bytes);
  return entry;
}

/**
 * Unpacks what `packEmbedded` wrote, `database` and `auth-secret`, into a folder that is not there
 * yet. All of it is read before anything is written.
 *
 * @throws StartError where it is something else, damaged, not complete or of a newer format
 */
export async function unpackEmbedded(file: string, folder: string): Promise<void> {
  await checkArchive(file);
  await mkdir(folder, { mode: 0o700 });
  await extractArchive(file, folder);
}

/** Reads all of it and writes nothing. Whether its end is marked, tar's strict mode does not ask. */
async function checkArchive(file: string): Promise<void> {
  let hasBegun = false;
  let text: string | null = null;
  let isForeign = false;
  let hasEnd = false;
  const refuse = () => {
    isForeign = true;
  };
  const onReadEntry = (entry: ReadEntry) => {
    if (!hasBegun && entry.path === MANIFEST && entry.size <= MANIFEST_MAX) {
      text = "";
      entry.on("data", (bytes) => {
        text += bytes.toString();
      });
    } else if (!isRight(entry)) refuse();
    hasBegun = true;
  };
  const archive = list({ strict: true, onReadEntry });
  archive.on("meta", refuse);
  archive.on("ignoredEntry", refuse);
  archive.on("eof", () => {
    hasEnd = true;
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), archive);
  } catch (error) {
    const code = codeOf(error);
    if (!/^(Z|TAR)_/.test(code)) throw error;
    const isOurs = hasBegun ? text !== null : code.startsWith("Z_");
    throw isOurs ? damaged(file, error) : notBackup(file);
  }
  checkManifest(file, text);
  if (isForeign) throw notBackup(file);
  if (!hasEnd) throw damaged(file);
}

function checkManifest(file: string, text: string | null): void {
  const { data } = manifest.safeParse(text);
  if (!data) throw notBackup(file);
  if (data.format > FORMAT) {
    throw fromNewer(file);
  }
}

async function extractArchive(file: string, folder: string): Promise<void> {
  const failures: (string | Error)[] = [];
  const archive = extract({
    cwd: folder,
    filter: (_, entry) => entry instanceof ReadEntry && isRight(entry),
    onReadEntry: (entry) => {
      entry.mode = entry.type === "Directory" ? 0o700 : 0o600;
    },
    onwarn: (_, failure) => failures.push(failure),
    dmode: 0o700,
    noMtime: true,
    preserveOwner: false,
  });
  await pipeline(createReadStream(file), createGunzip(), archive);
  const [failure] = failures;
  if (failure) throw new StartError(`${file} cannot be unpacked: ${failure}.`);
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";
