import { access, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fillInFamilies } from "@verbena/core/families";
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { correctFile, type EntryChange, type EntryName } from "./correct-file.ts";
import { EXPLANATIONS, readExplanationId } from "./explanation-id.ts";

const DATA_PATH = "packages/content/data";
/** Unchanged lines around a change, as in git. */
const CONTEXT_LINES = 3;

type EntryCorrection = {
  /** Id of an exercise or an explanation. */
  id: string;
  change: EntryChange;
};

/**
 * Writes corrections as one patch to the content's files, for `git apply`. It leaves out corrections of
 * exercises that no file has.
 *
 * @param folder of the content's files
 * @throws Error if the folder is missing
 */
export async function writeContentPatch(
  corrections: readonly EntryCorrection[],
  folder: string,
): Promise<string> {
  // Otherwise, each of its files would be missing, and the patch empty.
  await access(folder);
  const sources = new Map<string, string>();
  const corrected = new Map<string, string>();
  for (const { id, change } of corrections) {
    const { paths, name } = await locateEntry(folder, id);
    for (const path of paths) {
      const source = sources.get(path) ?? (await readSource(folder, path));
      if (source === null) continue;
      sources.set(path, source);
      const text = correctFile(corrected.get(path) ?? source, name, change);
      if (text !== null) corrected.set(path, text);
    }
  }
  return [...corrected]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => patchOf(`${DATA_PATH}/${path}`, sources.get(path) ?? "", text))
    .join("");
}

/** With a/ and b/ before the path, as `git apply` expects; empty without a difference. */
function patchOf(path: string, before: string, after: string): string {
  if (before === after) return "";
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
    context: CONTEXT_LINES,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/** The files that may contain an entry, and its name there. */
async function locateEntry(
  folder: string,
  id: string,
): Promise<{ paths: string[]; name: EntryName }> {
  const explanation = readExplanationId(id);
  if (explanation) {
    const { family, key } = explanation;
    return { paths: [`fill-in/${family}/${EXPLANATIONS}.yaml`], name: { explanation: key } };
  }
  const [family, item, person, number = "1"] = id.split("/");
  if (item !== undefined && person !== undefined) {
    const name = { person, number: Number(number) };
    return { paths: [`conjugation/${family}/${item}.yaml`], name };
  }
  const paths = await Promise.all(
    fillInFamilies.map(async (type) => {
      const files = await readdir(join(folder, "fill-in", type));
      return files.map((file) => `fill-in/${type}/${file}`);
    }),
  );
  return { paths: paths.flat(), name: { id } };
}

async function readSource(folder: string, path: string): Promise<string | null> {
  return readFile(join(folder, path), "utf8").catch((error) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
