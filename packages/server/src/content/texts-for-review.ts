import { createHash } from "node:crypto";
import type { Instant } from "@verbena/core/calendar";
import type { ExerciseKey, ExplanationKey, Language, Person } from "@verbena/core/vocabulary";
import { inArray } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { type ExerciseText, type ExplanationText, exerciseCorrections } from "../db/schema.ts";
import {
  type Correctable,
  type Correction,
  type CorrectionState,
  correctableExercise,
  correctableExplanation,
  correctedText,
  stateOf,
} from "./correction.ts";
import type { TextField } from "./exercise-text.ts";
import { findStoredExercises, isConjugation, type StoredExercise } from "./stored-exercise.ts";
import { explanationOf, findStoredExplanations } from "./stored-explanation.ts";

type ForReview<Text, Field extends string> = {
  id: string;
  exerciseKey: ExerciseKey;
  /** As learners see it, or would if it were not hidden. */
  text: Text;
  /** Changes with the text. */
  version: string;
  /** Null where nothing was corrected or hidden; without changes where it was only hidden. */
  correction: CorrectionForReview<Field> | null;
};

/** An exercise as administrators see it. */
export type ExerciseForReview = ForReview<ExerciseText, TextField> & {
  /** Null for a fill-in. */
  verb: string | null;
  person: Person | null;
  /** Null where it has none. */
  explanation: ExplanationForReview | null;
  isHidden: boolean;
};

/** An explanation as administrators see it. */
export type ExplanationForReview = ForReview<ExplanationText, Language> & {
  explanationKey: ExplanationKey;
  /** How many exercises share it. */
  exercises: number;
};

export type CorrectionForReview<Field extends string> = {
  state: CorrectionState;
  changes: FieldChange<Field>[];
  correctedAt: Instant;
};

export type FieldChange<Field extends string = string> = {
  field: Field;
  /** As the files had it when it was corrected. */
  before: string | null;
  after: string | null;
};

/** Exercises by id; those that the files no longer have are left out. */
export async function findExercisesForReview(
  db: Tables,
  ids: readonly string[],
): Promise<Map<string, ExerciseForReview>> {
  const files = await findStoredExercises(db, ids);
  const corrections = await findCorrections(db, ids);
  const explanations = await findExplanationsForReview(db, files.flatMap(explanationIdOf));
  return new Map(
    files.map((file) => {
      const { verb, person } = isConjugation(file) ? file : { verb: null, person: null };
      const correction = corrections.get(file.id) ?? null;
      const explanation = explanations.get(explanationIdOf(file)[0] ?? "") ?? null;
      const isHidden = correction?.hidden ?? false;
      const texts = forReview(correctableExercise(file), correction);
      return [file.id, { ...texts, verb, person, explanation, isHidden }];
    }),
  );
}

function explanationIdOf(file: StoredExercise): string[] {
  const explanation = isConjugation(file) ? null : explanationOf(file);
  return explanation ? [explanation.id] : [];
}

/** Explanations by id; those that the files no longer have are left out. */
export async function findExplanationsForReview(
  db: Tables,
  ids: readonly string[],
): Promise<Map<string, ExplanationForReview>> {
  const files = await findStoredExplanations(db, ids);
  const corrections = await findCorrections(db, ids);
  return new Map(
    files.map((file) => {
      const { explanationKey, exercises } = file;
      const texts = forReview(correctableExplanation(file), corrections.get(file.id) ?? null);
      return [file.id, { ...texts, explanationKey, exercises }];
    }),
  );
}

async function findCorrections(
  db: Tables,
  ids: readonly string[],
): Promise<Map<string, Correction>> {
  const isWanted = inArray(exerciseCorrections.exerciseId, [...ids]);
  const rows = await db.select().from(exerciseCorrections).where(isWanted);
  return new Map(rows.map((row) => [row.exerciseId, row]));
}

function forReview<Text extends ExerciseText | ExplanationText>(
  texts: Correctable<Text>,
  correction: Correction | null,
): ForReview<Text, keyof Text & string> {
  const text = correctedText(texts, correction);
  const { id, exerciseKey } = texts;
  return {
    id,
    exerciseKey,
    text,
    version: versionOf(text),
    correction: correction && {
      state: stateOf(texts, correction),
      changes: changesOf(correction, texts.fields),
      correctedAt: correction.correctedAt,
    },
  };
}

function changesOf<Field extends string>(
  {
    before,
    change,
  }: { before: { [field: string]: string | null }; change: { [field: string]: string | null } },
  fields: readonly Field[],
): FieldChange<Field>[] {
  return fields
    .filter((field) => field in change)
    .map((field) => ({ field, before: before[field] ?? null, after: change[field] ?? null }));
}

/** A hash by which an editor's text is recognised as the current one. */
export function versionOf(text: ExerciseText | ExplanationText): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("base64url");
}
