import { withoutCase, withoutMarks } from "@verbena/core/grading/normalise";
import { readContent } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { type CaredExercise, caredExercise } from "./cared-exercise.ts";
import type { ExercisesQuery } from "./schema.ts";

export type ExercisesPage = {
  exercises: CaredExercise[];
  /** How many were found in all. */
  total: number;
  /** What to ask for the page after; null when this is the last one. */
  next: number | null;
};

const EXERCISES_PER_PAGE = 20;

/**
 * A page of the exercises in the content's own order, hidden ones too.
 *
 * A search finds those that have, for each of its words, a word that begins so: in the sentence, with
 * its blank filled or not, among the answer, the infinitive and the person. Case and accents do not
 * matter.
 */
export async function findExercises(
  db: Database,
  { search, from = 0 }: ExercisesQuery,
): Promise<ExercisesPage> {
  const wanted = wordsOf(search);
  const found = (await caredExercises(db)).filter((exercise) => isFound(exercise, wanted));
  const end = from + EXERCISES_PER_PAGE;
  return {
    exercises: found.slice(from, end),
    total: found.length,
    next: end < found.length ? end : null,
  };
}

/** All of them: a few hundred, which are read whole more cheaply than searched in the tables. */
async function caredExercises(db: Database): Promise<CaredExercise[]> {
  const { conjugation, fillIn, corrections } = await readContent(db);
  const byId = new Map(corrections.map((correction) => [correction.exerciseId, correction]));
  return [...conjugation, ...fillIn].map((file) => caredExercise(file, byId.get(file.id) ?? null));
}

function isFound({ verb, person, text }: CaredExercise, wanted: readonly string[]): boolean {
  const { sentence, correctAnswer } = text;
  const words = wordsOf([verb, person, correctAnswer, sentence].join(" "));
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Words without case and marks: what is neither letter nor digit parts them. */
function wordsOf(text: string): string[] {
  return withoutMarks(withoutCase(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
}
