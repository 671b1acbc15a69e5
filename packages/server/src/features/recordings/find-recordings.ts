import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Dependencies } from "../../dependencies.ts";

/** By file extension, the preferred format first: all browsers play the first ones. */
const audioTypes = {
  ".mp3": "audio/mpeg",
  ".m4a": "audio/mp4",
  ".ogg": "audio/ogg",
  ".wav": "audio/wav",
} as const;

type AudioExtension = keyof typeof audioTypes;

export type Recording = {
  /** Absolute path of the file. */
  file: string;
  type: (typeof audioTypes)[AudioExtension];
  /** Differs when the file has changed. */
  version: string;
};

type Recordings = ReadonlyMap<string, Recording>;

/** A new file is noticed after this time. */
const MAX_AGE_MS = 30_000;

/**
 * Returns a function that finds the recordings in the folder of audio files, by the id of their exercise. A
 * request can only choose among these files.
 */
export function findRecordings({ audioDir, log, now }: Dependencies): () => Promise<Recordings> {
  let found: Promise<Recordings> | undefined;
  let foundAt = 0;
  return () => {
    const at = now().getTime();
    if (found === undefined || Math.abs(at - foundAt) > MAX_AGE_MS) {
      foundAt = at;
      found = listRecordings(audioDir).catch((err: unknown) => {
        log.warn({ err }, "the folder of recordings cannot be read");
        return new Map();
      });
    }
    return found;
  };
}

async function listRecordings(folder: string): Promise<Recordings> {
  const recordings = new Map<string, Recording & { rank: number }>();
  for (const entry of await readFolder(folder)) {
    // False for symbolic links, which could lead out of the folder.
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const extension = extname(entry.name).toLowerCase();
    if (!isAudio(extension)) continue;
    const id = exerciseIdOf(relative(folder, file), extension);
    const rank = Object.keys(audioTypes).indexOf(extension);
    if ((recordings.get(id)?.rank ?? Number.POSITIVE_INFINITY) <= rank) continue;
    const { size, mtimeMs } = await stat(file);
    // The file is still being copied.
    if (size === 0) continue;
    const version = `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
    recordings.set(id, { file, type: audioTypes[extension], version, rank });
  }
  return recordings;
}

async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function isAudio(extension: string): extension is AudioExtension {
  return extension in audioTypes;
}

/** The path without its extension. Some file systems separate letters and accents: ids never do. */
function exerciseIdOf(path: string, extension: AudioExtension): string {
  return path.slice(0, -extension.length).replaceAll(sep, "/").normalize("NFC");
}
