import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fillInKeys } from "@verbena/core/vocabulary";
import { correctedFile, type EntryChange, type EntryName } from "./correct-file.ts";
import { dataFolder } from "./load.ts";
import { unifiedDiff } from "./unified-diff.ts";

const DATA_PATH = "packages/content/data";

type ExerciseCorrection = {
  /** `tense/verb/person`, or that of a fill-in. */
  exerciseId: string;
  /** `correctAnswer` is the field answer of the files. */
  change: EntryChange;
};

/**
 * Corrections as one patch to the content's files, by file; those of exercises that no file has are
 * left out.
 */
export async function writeContentPatch(
  corrections: readonly ExerciseCorrection[],
  folder: string = dataFolder,
): Promise<string> {
  const sources = new Map<string, string>();
  const corrected = new Map<string, string>();
  for (const { exerciseId, change } of corrections) {
    const { paths, name } = await placesOf(folder, exerciseId);
    for (const path of paths) {
      const source = sources.get(path) ?? (await readSource(folder, path));
      if (source === null) continue;
      sources.set(path, source);
      const text = correctedFile(corrected.get(path) ?? source, name, inFile(change));
      if (text !== null) corrected.set(path, text);
    }
  }
  return [...corrected]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => unifiedDiff(`${DATA_PATH}/${path}`, sources.get(path) ?? "", text))
    .join("");
}

/** The files in which an exercise can be, and what it is called there. */
async function placesOf(
  folder: string,
  exerciseId: string,
): Promise<{ paths: string[]; name: EntryName }> {
  const [tense, verb, person] = exerciseId.split("/");
  if (verb !== undefined && person !== undefined) {
    return { paths: [`conjugation/${tense}/${verb}.yaml`], name: { person } };
  }
  const paths = await Promise.all(
    fillInKeys.map(async (type) => {
      const files = await readdir(join(folder, "fill-in", type));
      return files.map((file) => `fill-in/${type}/${file}`);
    }),
  );
  return { paths: paths.flat(), name: { id: exerciseId } };
}

async function readSource(folder: string, path: string): Promise<string | null> {
  return readFile(join(folder, path), "utf8").catch(() => null);
}

function inFile({ correctAnswer, ...same }: EntryChange): EntryChange {
  return correctAnswer === undefined ? same : { ...same, answer: correctAnswer };
}
