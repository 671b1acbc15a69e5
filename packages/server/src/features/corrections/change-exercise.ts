import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { recordActions } from "../../audit/record-actions.ts";
import { lockVersion, updateVersion } from "../../content/content-version.ts";
import { corrected, issuesIn, textsOf } from "../../content/correction.ts";
import { findStoredExercises, type StoredExercise } from "../../content/stored-exercise.ts";
import type { Queryable } from "../../db/database.ts";
import { type AdminActionKind, exerciseCorrections, hiddenExercises } from "../../db/schema.ts";
import { AppError, invalidInput, throwIfAny } from "../../errors/app-error.ts";
import type { ExerciseCorrection } from "./schema.ts";

/**
 * Replaces the texts of an exercise, as long as its file has the present ones. With the texts of the file, the
 * correction is removed. The same request again succeeds, since the first reply may have been lost.
 *
 * @throws AppError not_found for an unknown exercise; invalid_input if a text breaks the rules of its file, or
 *   if somebody has changed the exercise since the editor read it
 */
export function correctExercise(
  context: RequestContext,
  { id, seen, ...texts }: ExerciseCorrection,
): Promise<void> {
  return changeExercise(context, { kind: "exercise-corrected", id }, async (tx) => {
    const isOfExercise = eq(exerciseCorrections.exerciseId, id);
    const exercise = await findExercise(tx, id);
    const [correction] = await tx.select().from(exerciseCorrections).where(isOfExercise);
    const shown = textsOf(corrected(exercise, correction));
    if (!isDeepStrictEqual(shown, seen) && !isDeepStrictEqual(shown, texts)) {
      throw invalidInput("", "changedMeanwhile");
    }
    throwIfAny(issuesIn(exercise, texts));
    await tx.delete(exerciseCorrections).where(isOfExercise);
    const before = textsOf(exercise);
    if (isDeepStrictEqual(before, texts)) return;
    await tx.insert(exerciseCorrections).values({ exerciseId: id, before, after: texts });
  });
}

/** Restores the texts of the file. The file may no longer have the exercise: its correction is removed too. */
export function removeCorrection(context: RequestContext, id: string): Promise<void> {
  return changeExercise(context, { kind: "correction-removed", id }, async (tx) => {
    const isOfExercise = eq(exerciseCorrections.exerciseId, id);
    const removed = await tx.delete(exerciseCorrections).where(isOfExercise).returning();
    if (removed.length === 0) await findExercise(tx, id);
  });
}

/** Hides an exercise from practice. Its cards and its correction stay. */
export function hideExercise(context: RequestContext, id: string): Promise<void> {
  return changeExercise(context, { kind: "exercise-hidden", id }, async (tx) => {
    await findExercise(tx, id);
    await tx.insert(hiddenExercises).values({ exerciseId: id }).onConflictDoNothing();
  });
}

/** Shows a hidden exercise in practice again. */
export function showExercise(context: RequestContext, id: string): Promise<void> {
  return changeExercise(context, { kind: "exercise-shown", id }, async (tx) => {
    const isOfExercise = eq(hiddenExercises.exerciseId, id);
    const shown = await tx.delete(hiddenExercises).where(isOfExercise).returning();
    if (shown.length === 0) await findExercise(tx, id);
  });
}

type Action = { kind: AdminActionKind; id: string };

/** Changes what learners see of an exercise, under the lock of the content's version, and logs it. */
async function changeExercise(
  { db, user, now }: RequestContext,
  { kind, id }: Action,
  change: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const version = await lockVersion(tx);
    await change(tx);
    await updateVersion(tx, version);
    const action = { kind, details: { exercise: id } };
    await recordActions({ db: tx, now, adminId: user.id }, [action]);
  });
}

/** @throws AppError not_found for an unknown exercise */
async function findExercise(tx: Queryable, id: string): Promise<StoredExercise> {
  const [exercise] = await findStoredExercises(tx, [id]);
  if (!exercise) throw new AppError("not_found");
  return exercise;
}
