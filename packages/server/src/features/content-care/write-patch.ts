import { writeContentPatch } from "@verbena/content/write-patch";
import type { Tables } from "../../db/database.ts";
import { type CorrectionRecord, listCorrections } from "./list-corrections.ts";

/**
 * The corrections as a patch to the content's files, which `git apply` takes in the repository. Left
 * out is what is no change to a file: what the files say by now, and corrections whose file has
 * changed since. Hidden exercises are named above it, where `git apply` reads over them.
 */
export async function writePatch(db: Tables): Promise<string> {
  const corrections = await listCorrections(db);
  const hidden = corrections.filter(({ exercise }) => exercise?.isHidden);
  const head = hidden.map(({ exerciseId }) => `# hidden: ${exerciseId}\n`).join("");
  return head + (await patchOf(corrections));
}

async function patchOf(corrections: readonly CorrectionRecord[]): Promise<string> {
  const laid = corrections.flatMap(({ exercise }) =>
    exercise?.correction?.state === "laid" ? [exercise] : [],
  );
  return writeContentPatch(
    laid.map(({ id, correction }) => ({
      exerciseId: id,
      change: Object.fromEntries(
        correction?.changes.map(({ field, after }) => [field, after]) ?? [],
      ),
    })),
  );
}
