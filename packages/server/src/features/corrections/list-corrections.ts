import type { SentenceTexts } from "@verbena/content/text-fields";
import { fieldsInFile } from "../../content/correction.ts";
import {
  type EditableExercise,
  findEditableExercises,
} from "../../content/find-editable-exercises.ts";
import type { Queryable } from "../../db/database.ts";
import { exerciseCorrections, hiddenExercises } from "../../db/schema.ts";

/** An exercise that is corrected, hidden, or both. */
export type ChangedExercise = {
  id: string;
  /** Null if the content files no longer have it. */
  exercise: EditableExercise | null;
  isHidden: boolean;
  /** The texts of its file and those of its correction; null without a correction. */
  correction: { before: SentenceTexts; after: SentenceTexts } | null;
};

/** All corrected and hidden exercises, sorted by id. */
export async function listCorrections(db: Queryable): Promise<ChangedExercise[]> {
  const corrections = await db.select().from(exerciseCorrections);
  const hidden = await db.select().from(hiddenExercises);
  const hiddenIds = new Set(hidden.map(({ exerciseId }) => exerciseId));
  const byId = new Map(
    corrections.map(({ exerciseId, before, after }) => [exerciseId, { before, after }] as const),
  );
  const ids = [...new Set([...byId.keys(), ...hiddenIds])].sort();
  const exercises = await findEditableExercises(db, ids);
  return ids.map((id) => ({
    id,
    exercise: exercises.get(id) ?? null,
    isHidden: hiddenIds.has(id),
    correction: byId.get(id) ?? null,
  }));
}

/** The corrections that learners see, as JSON: the texts before and after, as fields of the file. */
export async function writeCorrections(db: Queryable): Promise<string> {
  const corrections = (await listCorrections(db)).flatMap(({ id, exercise, correction }) => {
    if (exercise?.correctionState !== "applied" || !correction) return [];
    const [before, after] = [correction.before, correction.after].map(fieldsInFile);
    return [{ file: exercise.file, id, before, after }];
  });
  return `${JSON.stringify(corrections, null, 2)}\n`;
}
