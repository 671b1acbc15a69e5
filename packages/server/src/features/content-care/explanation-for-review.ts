import {
  type ExerciseKey,
  type ExplanationKey,
  type Language,
  languages,
} from "@verbena/core/vocabulary";
import { inArray } from "drizzle-orm";
import { type Correction, layOverExplanation, stateOfExplanation } from "../../content/overlay.ts";
import { findExplanations, type SharedExplanation } from "../../content/stored-explanation.ts";
import type { Tables } from "../../db/database.ts";
import { type ExplanationText, exerciseCorrections } from "../../db/schema.ts";
import { type CorrectionForReview, correctionForReview } from "./correction-for-review.ts";
import { versionOf } from "./correction-texts.ts";

/** An explanation as its caretakers see it. */
export type ExplanationForReview = {
  id: string;
  exerciseKey: ExerciseKey;
  explanationKey: ExplanationKey;
  /** How many exercises share it. */
  exercises: number;
  /** As learners see it. */
  text: ExplanationText;
  /** Another one whenever the text is. */
  version: string;
  correction: CorrectionForReview<Language> | null;
};

/** Explanations by their ids; those that no file has any more are left out. */
export async function findExplanationsForReview(
  db: Tables,
  ids: readonly string[],
): Promise<Map<string, ExplanationForReview>> {
  const files = await findExplanations(db, ids);
  if (files.length === 0) return new Map();
  const rows = await db
    .select()
    .from(exerciseCorrections)
    .where(inArray(exerciseCorrections.exerciseId, [...ids]));
  const corrections = new Map(rows.map((row) => [row.exerciseId, row]));
  return new Map(
    files.map((file) => [file.id, explanationForReview(file, corrections.get(file.id) ?? null)]),
  );
}

function explanationForReview(
  file: SharedExplanation,
  correction: Correction | null,
): ExplanationForReview {
  const { text } = correction ? layOverExplanation(file, correction) : file;
  return {
    ...file,
    text,
    version: versionOf(text),
    correction:
      correction &&
      correctionForReview(correction, stateOfExplanation(file, correction), languages),
  };
}
