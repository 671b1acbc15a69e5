import { strictViolationsIn } from "@verbena/content/style/field-violations";
import type { ExerciseKey } from "@verbena/core/vocabulary";
import { eq } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { recordActions } from "../../audit/record-actions.ts";
import { lockVersion, updateVersion } from "../../content/content-version.ts";
import {
  type Correctable,
  type Correction,
  correctableExercise,
  correctableExplanation,
  correctedText,
} from "../../content/correction.ts";
import { pick } from "../../content/exercise-text.ts";
import { findStoredExercises } from "../../content/stored-exercise.ts";
import { findStoredExplanations } from "../../content/stored-explanation.ts";
import { versionOf } from "../../content/texts-for-review.ts";
import type { Database, Tables } from "../../db/database.ts";
import {
  type AdminActionKind,
  type ExerciseText,
  type ExplanationText,
  exerciseCorrections,
} from "../../db/schema.ts";
import { AppError, invalidInput, throwIfAny } from "../../errors/app-error.ts";
import type { ExerciseCorrection, ExplanationCorrection, Withdrawal } from "./schema.ts";

type Editor = { db: Database; user: SessionUser; now: Date };

/** The correction to store, and what the audit log calls the change. */
type Decision = Pick<Correction, "change" | "before" | "hidden"> & {
  /** Undefined where there is neither a text nor a correction. */
  exerciseKey: ExerciseKey | undefined;
  kind: AdminActionKind;
};

/**
 * Corrects an exercise. Stores the fields that differ from the files, so correcting an exercise back
 * removes its correction.
 *
 * @throws AppError not_found for an unknown exercise; invalid_input for a text that is invalid, breaks
 *   a strict style rule or was changed by somebody else since the editor read it
 */
export function correctExercise(editor: Editor, input: ExerciseCorrection): Promise<void> {
  const { id, version, ...change } = input;
  return changeCorrection(editor, id, async (tx, correction) =>
    correct(await findExercise(tx, id), { version, change, correction }),
  );
}

/**
 * Corrects an explanation for all exercises that share it.
 *
 * @throws AppError as `correctExercise`
 */
export function correctExplanation(editor: Editor, input: ExplanationCorrection): Promise<void> {
  const { id, version, ...change } = input;
  return changeCorrection(editor, id, async (tx, correction) =>
    correct(await findExplanation(tx, id), { version, change, correction }),
  );
}

/**
 * Goes back to the files' text. A hidden exercise stays hidden, unless the files no longer have it.
 *
 * @throws AppError not_found where there is nothing to withdraw; invalid_input when somebody else
 *   changed the text since the editor read it
 */
export function withdrawCorrection(editor: Editor, { id, version }: Withdrawal): Promise<void> {
  return changeCorrection(editor, id, async (tx, correction) => {
    const exercise = await findExercise(tx, id);
    const explanation = await findExplanation(tx, id);
    if (exercise) requireVersion(version, correctedText(exercise, correction));
    if (explanation) requireVersion(version, correctedText(explanation, correction));
    return {
      exerciseKey: exercise?.exerciseKey ?? correction?.exerciseKey,
      change: {},
      before: exercise ? pick(exercise.text, ["sentence"]) : {},
      hidden: exercise !== undefined && (correction?.hidden ?? false),
      kind: "correction-withdrawn",
    };
  });
}

/** Stops asking an exercise. Its cards and its correction stay. */
export function hideExercise(editor: Editor, id: string): Promise<void> {
  return changeCorrection(editor, id, async (tx, correction) => {
    const exercise = await findExercise(tx, id);
    if (!exercise) throw new AppError("not_found");
    const { exerciseKey, text } = exercise;
    const { change, before } = correction ?? { change: {}, before: pick(text, ["sentence"]) };
    return { exerciseKey, change, before, hidden: true, kind: "exercise-hidden" };
  });
}

/** Asks a hidden exercise again. */
export function showExercise(editor: Editor, id: string): Promise<void> {
  return changeCorrection(editor, id, async (tx, correction) => {
    const { exerciseKey } = correction ?? (await findExercise(tx, id)) ?? {};
    const { change, before } = correction ?? { change: {}, before: {} };
    return { exerciseKey, change, before, hidden: false, kind: "exercise-shown" };
  });
}

/** Stores a decision, and deletes a correction that neither changes nor hides anything. */
async function changeCorrection(
  { db, user, now }: Editor,
  id: string,
  decide: (tx: Tables, correction: Correction | undefined) => Promise<Decision>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const version = await lockVersion(tx);
    const isOfId = eq(exerciseCorrections.exerciseId, id);
    const [known] = await tx.select().from(exerciseCorrections).where(isOfId);
    const { kind, exerciseKey, ...decided } = await decide(tx, known);
    if (exerciseKey === undefined) throw new AppError("not_found");
    if (Object.keys(decided.change).length === 0 && !decided.hidden) {
      await tx.delete(exerciseCorrections).where(isOfId);
    } else {
      const corrected = { correctedAt: now.toISOString(), correctedBy: user.id };
      const row = { exerciseId: id, exerciseKey, ...decided, ...corrected };
      await tx
        .insert(exerciseCorrections)
        .values(row)
        .onConflictDoUpdate({ target: exerciseCorrections.exerciseId, set: row });
    }
    await updateVersion(tx, version);
    const action = { kind, details: { exercise: id } };
    await recordActions({ db: tx, now, adminId: user.id }, [action]);
  });
}

type Wanted = {
  version: string | undefined;
  change: object;
  correction: Correction | undefined;
};

function correct<Text extends ExerciseText | ExplanationText>(
  texts: Correctable<Text> | undefined,
  { version, change, correction }: Wanted,
): Decision {
  if (!texts) throw new AppError("not_found");
  const current = correctedText(texts, correction);
  requireVersion(version, current);
  const wanted = { ...current, ...change };
  const { fields, text, isConjugation } = texts;
  const styleViolations = strictViolationsIn(wanted, isConjugation);
  throwIfAny([
    ...texts.issuesIn(wanted),
    ...styleViolations.map(({ field, rule }) => ({ path: field, key: rule })),
  ]);
  const changed = fields.filter((field) => wanted[field] !== text[field]);
  return {
    exerciseKey: texts.exerciseKey,
    change: pick(wanted, changed),
    before: pick(
      text,
      fields.filter((field) => field === "sentence" || changed.includes(field)),
    ),
    hidden: correction?.hidden ?? false,
    kind: changed.length > 0 ? "exercise-corrected" : "correction-withdrawn",
  };
}

async function findExercise(
  tx: Tables,
  id: string,
): Promise<Correctable<ExerciseText> | undefined> {
  const [file] = await findStoredExercises(tx, [id]);
  return file && correctableExercise(file);
}

async function findExplanation(
  tx: Tables,
  id: string,
): Promise<Correctable<ExplanationText> | undefined> {
  const [file] = await findStoredExplanations(tx, [id]);
  return file && correctableExplanation(file);
}

/** A missing version stands for the current one. */
function requireVersion(
  version: string | undefined,
  current: ExerciseText | ExplanationText,
): void {
  if (version !== undefined && version !== versionOf(current)) {
    throw invalidInput("", "changedMeanwhile");
  }
}
