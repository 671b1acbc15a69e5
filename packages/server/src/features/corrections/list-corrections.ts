import type { EntryChange } from "@verbena/content/correct-file";
import { writeContentPatch } from "@verbena/content/write-patch";
import type { Family } from "@verbena/core/families";
import { languages } from "@verbena/core/languages";
import { asc } from "drizzle-orm";
import { noteFields } from "../../content/exercise-text.ts";
import {
  type ExerciseForReview,
  type ExplanationForReview,
  type FieldChange,
  findExercisesForReview,
  findExplanationsForReview,
} from "../../content/texts-for-review.ts";
import type { Queryable } from "../../db/database.ts";
import { exerciseCorrections } from "../../db/schema.ts";
import { contentFolder } from "../../release.ts";

/** A correction of an exercise or an explanation. Both are null if the content files no longer have it. */
export type CorrectionRecord = {
  exerciseId: string;
  family: Family;
  exercise: ExerciseForReview | null;
  explanation: ExplanationForReview | null;
};

/** All corrections and hidden exercises, sorted by family and id. */
export async function listCorrections(db: Queryable): Promise<CorrectionRecord[]> {
  const { family, exerciseId } = exerciseCorrections;
  const rows = await db
    .select({ exerciseId, family })
    .from(exerciseCorrections)
    .orderBy(asc(family), asc(exerciseId));
  const ids = rows.map((row) => row.exerciseId);
  const exercises = await findExercisesForReview(db, ids);
  const explanations = await findExplanationsForReview(db, ids);
  return rows.map((row) => ({
    ...row,
    exercise: exercises.get(row.exerciseId) ?? null,
    explanation: explanations.get(row.exerciseId) ?? null,
  }));
}

/**
 * The applied corrections as a patch of the content files, for `git apply`. Comments before the patch list
 * the hidden exercises.
 */
export async function writePatch(db: Queryable): Promise<string> {
  const corrections = await listCorrections(db);
  const hidden = corrections.filter(({ exercise }) => exercise?.isHidden);
  const comments = hidden.map(({ exerciseId }) => `# hidden: ${exerciseId}\n`).join("");
  const changes = corrections.flatMap(({ exerciseId: id, exercise, explanation }) => {
    const correction = (exercise ?? explanation)?.correction;
    return correction?.state === "applied" ? [{ id, change: entryChange(correction.changes) }] : [];
  });
  return comments + (await writeContentPatch(changes, contentFolder));
}

/** Converts fields to those of the content files: `answer`, and one field `note` for all languages. */
function entryChange(changes: readonly FieldChange[]): EntryChange {
  const texts = new Map(changes.map(({ field, after }) => [field, after]));
  const change: EntryChange = {};
  const note: { [language: string]: string } = {};
  let isNoteChanged = false;
  for (const language of languages) {
    const field = noteFields[language];
    const text = texts.get(field);
    if (text) note[language] = text;
    if (texts.delete(field)) isNoteChanged = true;
  }
  for (const [field, text] of texts) change[field === "correctAnswer" ? "answer" : field] = text;
  if (isNoteChanged) change["note"] = Object.keys(note).length === 0 ? null : note;
  return change;
}
