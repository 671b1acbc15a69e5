import { explanationId, readExplanationId } from "@verbena/content/explanation-id";
import type { ExplanationKey, FillInFamily } from "@verbena/core/families";
import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../db/database.ts";
import { type ExplanationText, fillInExercises } from "../db/schema.ts";
import type { StoredFillIn } from "./stored-exercise.ts";

/** An explanation as in the files, before corrections. Several exercises can share it. */
export type StoredExplanation = {
  id: string;
  family: FillInFamily;
  explanationKey: ExplanationKey;
  text: ExplanationText;
};

/** The explanation of an exercise; null if it has none. */
export function explanationOf({
  family,
  explanationKey,
  explanation,
}: StoredFillIn): StoredExplanation | null {
  if (!explanationKey || !explanation) return null;
  const id = explanationId({ family, key: explanationKey });
  return { id, family, explanationKey, text: explanation };
}

export type SharedExplanation = StoredExplanation & {
  /** How many exercises share it. */
  exerciseCount: number;
};

/** Explanations as in the files, before corrections; unknown ids are left out. */
export async function findStoredExplanations(
  db: Queryable,
  ids: readonly string[],
): Promise<SharedExplanation[]> {
  const keys = ids.flatMap((id) => readExplanationId(id)?.key ?? []);
  if (keys.length === 0) return [];
  const rows = await db
    .select()
    .from(fillInExercises)
    .where(inArray(fillInExercises.explanationKey, keys))
    .orderBy(asc(fillInExercises.position));
  const explanations = rows.flatMap((row) => explanationOf(row) ?? []);
  // Another exercise type may have an explanation with the same key.
  const wanted = explanations.filter(({ id }) => ids.includes(id));
  return [...Map.groupBy(wanted, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, exerciseCount: 1 + others.length }] : [],
  );
}
