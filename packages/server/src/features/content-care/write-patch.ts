import type { EntryChange } from "@verbena/content/correct-file";
import { writeContentPatch } from "@verbena/content/write-patch";
import { languages } from "@verbena/core/vocabulary";
import { noteFields } from "../../content/exercise-text.ts";
import type { Tables } from "../../db/database.ts";
import type { FieldChange } from "./correction-for-review.ts";
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
  const laid = corrections.flatMap(({ exercise, explanation }) => {
    const one = exercise ?? explanation;
    return one?.correction?.state === "applied" ? [{ id: one.id, ...one.correction }] : [];
  });
  return writeContentPatch(laid.map(({ id, changes }) => ({ id, change: inFile(changes) })));
}

/** The changes by the fields of the files: an answer has another name there, a note is one field. */
function inFile(changes: readonly FieldChange[]): EntryChange {
  const texts = new Map(changes.map(({ field, after }) => [field, after]));
  const change: EntryChange = {};
  for (const [field, after] of texts) {
    if (!isOfNote(field)) change[field === "correctAnswer" ? "answer" : field] = after;
  }
  const note = languages.filter((language) => texts.has(noteFields[language]));
  if (note.length === 0) return change;
  const said = note.flatMap((language) => {
    const line = texts.get(noteFields[language]);
    return line ? [[language, line]] : [];
  });
  return { ...change, note: said.length === 0 ? null : Object.fromEntries(said) };
}

function isOfNote(field: string): boolean {
  return languages.some((language) => noteFields[language] === field);
}
