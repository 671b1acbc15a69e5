import { eq } from "drizzle-orm";
import { recordActions } from "../../audit/record-actions.ts";
import type { SessionUser } from "../../auth/session-user.ts";
import { holdVersion, noteCorrections } from "../../content/content-version.ts";
import { findFiles } from "../../content/find-files.ts";
import type { Correction } from "../../content/overlay.ts";
import { exerciseKeyOf, type StoredExercise } from "../../content/stored-exercise.ts";
import type { Database, Tables } from "../../db/database.ts";
import { type AdminActionKind, exerciseCorrections } from "../../db/schema.ts";
import { AppError } from "../../http/app-error.ts";
import { type CaredExercise, caredExercise } from "./cared-exercise.ts";

export type Caretaker = { db: Database; user: SessionUser; now: Date };

/** What stands of an exercise: the file's text may be gone, and so may be the correction. */
type Standing = { file: StoredExercise | undefined; correction: Correction | undefined };

type Kept = Pick<Correction, "change" | "before" | "hidden">;

/** What is to be kept from now on, and what to call it in the audit log. */
export type Decision = { kept: Kept; kind: AdminActionKind };

/**
 * Changes what is laid over an exercise. A correction that neither changes nor hides is deleted.
 *
 * @returns the exercise as it is then, or null when no file has it any more
 * @throws AppError not_found where there is neither an exercise nor a correction
 */
export async function keepCorrection(
  { db, user, now }: Caretaker,
  exerciseId: string,
  decide: (standing: Standing) => Decision,
): Promise<CaredExercise | null> {
  return db.transaction(async (tx) => {
    const version = await holdVersion(tx);
    const standing = await findStanding(tx, exerciseId);
    const exerciseKey = keyOf(standing);
    const { kept, kind } = decide(standing);
    const made = { correctedAt: now, correctedBy: user.id };
    const correction = { exerciseId, exerciseKey, ...kept, ...made };
    const isEmpty = Object.keys(kept.change).length === 0 && !kept.hidden;
    if (isEmpty) await tx.delete(exerciseCorrections).where(of(exerciseId));
    else await upsert(tx, correction);
    await noteCorrections(tx, version);
    const action = { kind, details: { exercise: exerciseId } };
    await recordActions({ db: tx, now, adminId: user.id }, [action]);
    return standing.file ? caredExercise(standing.file, isEmpty ? null : correction) : null;
  });
}

async function findStanding(tx: Tables, exerciseId: string): Promise<Standing> {
  const [file] = await findFiles(tx, [exerciseId]);
  const [correction] = await tx.select().from(exerciseCorrections).where(of(exerciseId));
  return { file, correction };
}

function keyOf({ file, correction }: Standing) {
  if (file) return exerciseKeyOf(file);
  if (correction) return correction.exerciseKey;
  throw new AppError("not_found");
}

async function upsert(tx: Tables, correction: Correction): Promise<void> {
  const { exerciseId: target } = exerciseCorrections;
  await tx
    .insert(exerciseCorrections)
    .values(correction)
    .onConflictDoUpdate({ target, set: correction });
}

function of(exerciseId: string) {
  return eq(exerciseCorrections.exerciseId, exerciseId);
}
