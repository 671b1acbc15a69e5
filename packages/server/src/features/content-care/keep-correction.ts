import type { ExerciseKey } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { recordActions } from "../../audit/record-actions.ts";
import { holdVersion, noteCorrections } from "../../content/content-version.ts";
import { findFiles } from "../../content/find-files.ts";
import type { Correction } from "../../content/overlay.ts";
import { exerciseKeyOf, type StoredExercise } from "../../content/stored-exercise.ts";
import type { Database, Tables } from "../../db/database.ts";
import { type AdminActionKind, exerciseCorrections } from "../../db/schema.ts";
import { AppError } from "../../errors/app-error.ts";
import { type ExerciseForReview, findExercisesForReview } from "./exercise-for-review.ts";

export type Caretaker = { db: Database; user: SessionUser; now: Date };

/** What stands of an exercise: the file's text may be gone, and so may be the correction. */
type Standing = { file: StoredExercise | undefined; correction: Correction | undefined };

type Kept = Pick<Correction, "change" | "before" | "hidden">;

/** What is to be kept from now on, and what to call it in the audit log. */
export type Decision = { kept: Kept; kind: AdminActionKind };

type Task<Seen> = {
  decide: (
    tx: Tables,
    correction: Correction | undefined,
  ) => Promise<Decision & { exerciseKey: ExerciseKey }>;
  /** What caretakers see afterwards. */
  see: (tx: Tables) => Promise<Seen>;
};

/**
 * Changes what is laid over an exercise.
 *
 * @returns the exercise as it is then, or null when no file has it any more
 * @throws AppError not_found where there is neither an exercise nor a correction
 */
export async function keepCorrection(
  caretaker: Caretaker,
  exerciseId: string,
  decide: (standing: Standing, tx: Tables) => Decision | Promise<Decision>,
): Promise<ExerciseForReview | null> {
  return changeCorrection(caretaker, exerciseId, {
    decide: async (tx, correction) => {
      const [file] = await findFiles(tx, [exerciseId]);
      const standing = { file, correction };
      return { exerciseKey: keyOf(standing), ...(await decide(standing, tx)) };
    },
    see: async (tx) => (await findExercisesForReview(tx, [exerciseId])).get(exerciseId) ?? null,
  });
}

/** Changes what is laid over a text; a correction that neither changes nor hides is deleted. */
export async function changeCorrection<Seen>(
  { db, user, now }: Caretaker,
  exerciseId: string,
  { decide, see }: Task<Seen>,
): Promise<Seen> {
  return db.transaction(async (tx) => {
    const version = await holdVersion(tx);
    const [before] = await tx.select().from(exerciseCorrections).where(of(exerciseId));
    const { kept, kind, exerciseKey } = await decide(tx, before);
    const made = { correctedAt: now, correctedBy: user.id };
    const isEmpty = Object.keys(kept.change).length === 0 && !kept.hidden;
    if (isEmpty) await tx.delete(exerciseCorrections).where(of(exerciseId));
    else await upsert(tx, { exerciseId, exerciseKey, ...kept, ...made });
    await noteCorrections(tx, version);
    const action = { kind, details: { exercise: exerciseId } };
    await recordActions({ db: tx, now, adminId: user.id }, [action]);
    return see(tx);
  });
}

function keyOf({ file, correction }: Standing): ExerciseKey {
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
