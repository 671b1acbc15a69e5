import { withoutMarks } from "@verbena/spanish";
import {
  type EditableExercise,
  findEditableExercises,
} from "../../content/find-editable-exercises.ts";
import type { StoredExercise } from "../../content/stored-exercise.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ExercisesQuery } from "./schema.ts";

export type ExercisesPage = {
  exercises: EditableExercise[];
  /** Number of matches on all pages. */
  total: number;
  /** `from` of the next page; null on the last page. */
  next: number | null;
};

const EXERCISES_PER_PAGE = 20;

/**
 * A page of the exercises in the order of the files, with hidden ones. Each word of the search must be the
 * beginning of a word in the sentence, answer, or id, which has the infinitive and the person. Ignores case and
 * accents.
 */
export async function findExercises(
  { db, content }: Pick<Dependencies, "db" | "content">,
  { search, from = 0 }: ExercisesQuery,
): Promise<ExercisesPage> {
  const { withHidden } = await content.current();
  const searchWords = wordsOf(search);
  const found = withHidden.filter((exercise) => matches(exercise, searchWords));
  const end = from + EXERCISES_PER_PAGE;
  const ids = found.slice(from, end).map(({ id }) => id);
  const exercises = await findEditableExercises(db, ids);
  return {
    exercises: ids.flatMap((id) => exercises.get(id) ?? []),
    total: found.length,
    next: end < found.length ? end : null,
  };
}

function matches(exercise: StoredExercise, searchWords: readonly string[]): boolean {
  const { id, sentence, correctAnswer } = exercise;
  const words = wordsOf([id, correctAnswer, sentence].join(" "));
  return searchWords.every((start) => words.some((word) => word.startsWith(start)));
}

function wordsOf(text: string): string[] {
  return withoutMarks(text.toLocaleLowerCase("es")).match(/[\p{L}\p{N}]+/gu) ?? [];
}
