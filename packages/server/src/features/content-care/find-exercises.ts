import { withoutCase, withoutMarks } from "@verbena/core/grading/normalise";
import { exerciseKeys, persons } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import type { ContentStore } from "../../content/content-store.ts";
import { findFiles } from "../../content/find-files.ts";
import { layOver } from "../../content/overlay.ts";
import {
  exerciseKeyOf,
  isConjugation,
  type StoredExercise,
} from "../../content/stored-exercise.ts";
import type { Database } from "../../db/database.ts";
import { exerciseCorrections } from "../../db/schema.ts";
import { type ExerciseForReview, findExercisesForReview } from "./exercise-for-review.ts";
import type { ExercisesQuery } from "./schema.ts";

export type ExercisesPage = {
  exercises: ExerciseForReview[];
  /** How many were found in all. */
  total: number;
  /** What to ask for the page after; null when this is the last one. */
  next: number | null;
};

const EXERCISES_PER_PAGE = 20;

type Reader = { db: Database; content: ContentStore };

/**
 * A page of the exercises, hidden ones too, by family, verb and person.
 *
 * A search finds those that have, for each of its words, a word that begins so: in the sentence, in
 * its answer, the infinitive or the person. Case and accents do not matter.
 */
export async function findExercises(
  { db, content }: Reader,
  { search, from = 0 }: ExercisesQuery,
): Promise<ExercisesPage> {
  const { conjugation, fillIn } = await content.current();
  const wanted = wordsOf(search);
  const found = [...conjugation, ...fillIn, ...(await findHidden(db))]
    .filter((exercise) => isFound(exercise, wanted))
    .sort(inReadingOrder);
  const end = from + EXERCISES_PER_PAGE;
  const ids = found.slice(from, end).map(({ id }) => id);
  const cared = await findExercisesForReview(db, ids);
  return {
    exercises: ids.flatMap((id) => cared.get(id) ?? []),
    total: found.length,
    next: end < found.length ? end : null,
  };
}

/** What learners are not asked any more, as they would see it. */
async function findHidden(db: Database): Promise<StoredExercise[]> {
  const hidden = await db
    .select()
    .from(exerciseCorrections)
    .where(eq(exerciseCorrections.hidden, true));
  if (hidden.length === 0) return [];
  const byId = new Map(hidden.map((correction) => [correction.exerciseId, correction]));
  const files = await findFiles(db, [...byId.keys()]);
  return files.map((file) => {
    const correction = byId.get(file.id);
    return correction ? layOver(file, correction) : file;
  });
}

function isFound(exercise: StoredExercise, wanted: readonly string[]): boolean {
  const { sentence, correctAnswer } = exercise;
  const asked = isConjugation(exercise) ? [exercise.verb, exercise.person] : [];
  const words = wordsOf([...asked, correctAnswer, sentence].join(" "));
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Words without case and marks: what is neither letter nor digit parts them. */
function wordsOf(text: string): string[] {
  return withoutMarks(withoutCase(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function inReadingOrder(a: StoredExercise, b: StoredExercise): number {
  return (
    exerciseKeys.indexOf(exerciseKeyOf(a)) - exerciseKeys.indexOf(exerciseKeyOf(b)) ||
    spanish.compare(nameOf(a), nameOf(b)) ||
    personOf(a) - personOf(b)
  );
}

const spanish = new Intl.Collator("es");
const nameOf = (exercise: StoredExercise) =>
  isConjugation(exercise) ? exercise.verb : exercise.id;
const personOf = (exercise: StoredExercise) =>
  isConjugation(exercise) ? persons.indexOf(exercise.person) : 0;
