import { explanationId, readExplanationId } from "@verbena/content/explanation-id";
import type { ExplanationKey, FillInKey } from "@verbena/core/vocabulary";
import { asc, inArray } from "drizzle-orm";
import type { Tables } from "../db/database.ts";
import { type ExplanationText, fillInExercises } from "../db/schema.ts";
import type { StoredFillIn } from "./stored-exercise.ts";

/** An explanation, as the files have it for all the exercises that share it. */
export type StoredExplanation = {
  id: string;
  exerciseKey: FillInKey;
  explanationKey: ExplanationKey;
  text: ExplanationText;
};

/** The explanation of a fill-in; null where it has none. */
export function explanationOf({
  exerciseType,
  explanationKey,
  explanation,
}: StoredFillIn): StoredExplanation | null {
  if (!explanationKey || !explanation) return null;
  const id = explanationId({ type: exerciseType, key: explanationKey });
  return { id, exerciseKey: exerciseType, explanationKey, text: explanation };
}

/** An explanation, and how many exercises share it. */
export type SharedExplanation = StoredExplanation & { exercises: number };

/** Explanations by their ids, as the files have them; those that no exercise has are left out. */
export async function findExplanations(
  db: Tables,
  ids: readonly string[],
): Promise<SharedExplanation[]> {
  const keys = ids.flatMap((id) => readExplanationId(id)?.key ?? []);
  if (keys.length === 0) return [];
  const { explanationKey, position } = fillInExercises;
  const rows = await db
    .select()
    .from(fillInExercises)
    .where(inArray(explanationKey, keys))
    .orderBy(asc(position));
  const found = new Map<string, SharedExplanation>();
  for (const explanation of rows.flatMap((row) => explanationOf(row) ?? [])) {
    const before = found.get(explanation.id);
    found.set(explanation.id, { ...explanation, exercises: (before?.exercises ?? 0) + 1 });
  }
  return [...found.values()].filter(({ id }) => ids.includes(id));
}
