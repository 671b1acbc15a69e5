import { createHash } from "node:crypto";
import type { Instant } from "@verbena/core/calendar";
import type { ExplanationKey, Family } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { Person } from "@verbena/core/tenses";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
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
  family: Family;
  /** With the correction, also if the exercise is hidden. */
  text: Text;
  /** Hash of the text. */
  version: string;
  /** Null if nothing was corrected or hidden. Has no changes if the exercise was only hidden. */
  correction: CorrectionForReview<Field> | null;
};

/** An exercise as administrators see it. */
export type ExerciseForReview = ForReview<ExerciseText, TextField> & {
  /** Null for a fill-in. */
  verb: string | null;
  person: Person | null;
  /** Null if it has none. */
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
  /** The text of the files at the time of the correction. */
  before: string | null;
  after: string | null;
};

/** Exercises by id; those that the files no longer have are left out. */
export async function findExercisesForReview(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ExerciseForReview>> {
  const stored = await findStoredExercises(db, ids);
  const corrections = await findCorrections(db, ids);
  const explanations = await findExplanationsForReview(db, stored.flatMap(explanationIdOf));
  return new Map(
    stored.map((exercise) => {
      const { verb, person } = isConjugation(exercise) ? exercise : { verb: null, person: null };
      const correction = corrections.get(exercise.id) ?? null;
      const explanation = explanations.get(explanationIdOf(exercise)[0] ?? "") ?? null;
      const isHidden = correction?.hidden ?? false;
      const texts = toReview(correctableExercise(exercise), correction);
      return [exercise.id, { ...texts, verb, person, explanation, isHidden }];
    }),
  );
}

function explanationIdOf(exercise: StoredExercise): string[] {
  const explanation = isConjugation(exercise) ? null : explanationOf(exercise);
  return explanation ? [explanation.id] : [];
}

/** Explanations by id; those that the files no longer have are left out. */
export async function findExplanationsForReview(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ExplanationForReview>> {
  const stored = await findStoredExplanations(db, ids);
  const corrections = await findCorrections(db, ids);
  return new Map(
    stored.map((explanation) => {
      const { explanationKey, exerciseCount } = explanation;
      const texts = toReview(
        correctableExplanation(explanation),
        corrections.get(explanation.id) ?? null,
      );
      return [explanation.id, { ...texts, explanationKey, exercises: exerciseCount }];
    }),
  );
}

async function findCorrections(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Correction>> {
  const isWanted = inArray(exerciseCorrections.exerciseId, [...ids]);
  const rows = await db.select().from(exerciseCorrections).where(isWanted);
  return new Map(rows.map((row) => [row.exerciseId, row]));
}

function toReview<Text extends ExerciseText | ExplanationText>(
  correctable: Correctable<Text>,
  correction: Correction | null,
): ForReview<Text, keyof Text & string> {
  const text = correctedText(correctable, correction);
  const { id, family } = correctable;
  return {
    id,
    family,
    text,
    version: versionOf(text),
    correction: correction && {
      state: stateOf(correctable, correction),
      changes: changesOf(correction, correctable.fields),
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

/** Hash of a text, by which the server notices that the text changed while it was edited. */
export function versionOf(text: ExerciseText | ExplanationText): string {
  return createHash("sha256").update(JSON.stringify(text)).digest("base64url");
}
