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
import { type CaredCorrection, caredCorrection } from "./cared-correction.ts";
import { versionOf } from "./correction-texts.ts";

/** An explanation as its caretakers see it. */
export type CaredExplanation = {
  id: string;
  exerciseKey: ExerciseKey;
  explanationKey: ExplanationKey;
  /** How many exercises share it. */
  exercises: number;
  /** As learners see it. */
  text: ExplanationText;
  /** Another one whenever the text is. */
  version: string;
  correction: CaredCorrection<Language> | null;
};

/** Explanations by their ids; those that no file has any more are left out. */
export async function findCaredExplanations(
  db: Tables,
  ids: readonly string[],
): Promise<Map<string, CaredExplanation>> {
  const files = await findExplanations(db, ids);
  if (files.length === 0) return new Map();
  const rows = await db
    .select()
    .from(exerciseCorrections)
    .where(inArray(exerciseCorrections.exerciseId, [...ids]));
  const corrections = new Map(rows.map((row) => [row.exerciseId, row]));
  return new Map(
    files.map((file) => [file.id, caredExplanation(file, corrections.get(file.id) ?? null)]),
  );
}

function caredExplanation(
  file: SharedExplanation,
  correction: Correction | null,
): CaredExplanation {
  const { text } = correction ? layOverExplanation(file, correction) : file;
  return {
    ...file,
    text,
    version: versionOf(text),
    correction:
      correction && caredCorrection(correction, stateOfExplanation(file, correction), languages),
  };
}
