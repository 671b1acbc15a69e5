import { allFamilies } from "@verbena/core/families";
import { withoutCase, withoutMarks } from "@verbena/core/grading/normalise";
import { persons } from "@verbena/core/tenses";
import { eq } from "drizzle-orm";
import { inSpanishOrder } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import { correctedExercise } from "../../content/correction.ts";
import {
  findStoredExercises,
  isConjugation,
  type StoredExercise,
} from "../../content/stored-exercise.ts";
import { type ExerciseForReview, findExercisesForReview } from "../../content/texts-for-review.ts";
import type { Database } from "../../db/database.ts";
import { exerciseCorrections } from "../../db/schema.ts";
import type { ExercisesQuery } from "./schema.ts";

export type ExercisesPage = {
  exercises: ExerciseForReview[];
  /** Number of matches on all pages. */
  total: number;
  /** `from` of the next page; null on the last page. */
  next: number | null;
};

const EXERCISES_PER_PAGE = 20;

type Reader = { db: Database; content: ContentStore };

/**
 * A page of the exercises, including hidden ones, sorted by family, verb and person. Each word of the search
 * must be the beginning of a word in the sentence, answer, infinitive or person. Ignores case and accents.
 */
export async function findExercises(
  { db, content }: Reader,
  { search, from = 0 }: ExercisesQuery,
): Promise<ExercisesPage> {
  const { conjugation, fillIn } = await content.current();
  const searchWords = wordsOf(search);
  const found = [...conjugation, ...fillIn, ...(await findHidden(db))]
    .filter((exercise) => matches(exercise, searchWords))
    .sort(byFamilyVerbAndPerson);
  const end = from + EXERCISES_PER_PAGE;
  const ids = found.slice(from, end).map(({ id }) => id);
  const exercises = await findExercisesForReview(db, ids);
  return {
    exercises: ids.flatMap((id) => exercises.get(id) ?? []),
    total: found.length,
    next: end < found.length ? end : null,
  };
}

async function findHidden(db: Database): Promise<StoredExercise[]> {
  const isHidden = eq(exerciseCorrections.hidden, true);
  const hidden = await db.select().from(exerciseCorrections).where(isHidden);
  const byId = new Map(hidden.map((correction) => [correction.exerciseId, correction]));
  const stored = await findStoredExercises(db, [...byId.keys()]);
  return stored.map((exercise) => {
    const correction = byId.get(exercise.id);
    return correction ? correctedExercise(exercise, correction) : exercise;
  });
}

function matches(exercise: StoredExercise, searchWords: readonly string[]): boolean {
  const { sentence, correctAnswer } = exercise;
  const card = isConjugation(exercise) ? [exercise.verb, exercise.person] : [];
  const words = wordsOf([...card, correctAnswer, sentence].join(" "));
  return searchWords.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  return withoutMarks(withoutCase(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function byFamilyVerbAndPerson(a: StoredExercise, b: StoredExercise): number {
  return (
    allFamilies.indexOf(a.family) - allFamilies.indexOf(b.family) ||
    inSpanishOrder(nameOf(a), nameOf(b)) ||
    personOf(a) - personOf(b) ||
    numberOf(a) - numberOf(b)
  );
}

const nameOf = (exercise: StoredExercise) =>
  isConjugation(exercise) ? exercise.verb : exercise.id;
const personOf = (exercise: StoredExercise) =>
  isConjugation(exercise) ? persons.indexOf(exercise.person) : 0;
const numberOf = (exercise: StoredExercise) => (isConjugation(exercise) ? exercise.number : 0);
