import { strictViolationsIn } from "@verbena/content/style/field-violations";
import type { Family } from "@verbena/core/families";
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
import type { Database, Queryable } from "../../db/database.ts";
import {
  type AdminActionKind,
  type ExerciseText,
  type ExplanationText,
  exerciseCorrections,
} from "../../db/schema.ts";
import { AppError, invalidInput, throwIfAny } from "../../errors/app-error.ts";
import type { ExerciseCorrection, ExplanationCorrection, Withdrawal } from "./schema.ts";

type Editor = { db: Database; user: SessionUser; now: Date };

/** The correction to store, and the kind of entry in the audit log. */
type Decision = Pick<Correction, "change" | "before" | "hidden"> & {
  /** Undefined if there is neither a text nor a correction. */
  family: Family | undefined;
  kind: AdminActionKind;
};

/**
 * Corrects an exercise. Stores the fields that differ from the content files. If none differs, it deletes the
 * correction.
 *
 * @throws AppError not_found for an unknown exercise; invalid_input if the text is invalid, breaks a strict
 *   style rule, or has changed since the editor read it
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
 * @throws AppError like `correctExercise`
 */
export function correctExplanation(editor: Editor, input: ExplanationCorrection): Promise<void> {
  const { id, version, ...change } = input;
  return changeCorrection(editor, id, async (tx, correction) =>
    correct(await findExplanation(tx, id), { version, change, correction }),
  );
}

/**
 * Restores the text of the content files. A hidden exercise stays hidden, unless the files no longer have it.
 *
 * @throws AppError not_found if there is nothing to withdraw; invalid_input if the text has changed since the
 *   editor read it
 */
export function withdrawCorrection(editor: Editor, { id, version }: Withdrawal): Promise<void> {
  return changeCorrection(editor, id, async (tx, correction) => {
    const exercise = await findExercise(tx, id);
    const explanation = await findExplanation(tx, id);
    if (exercise) requireVersion(version, correctedText(exercise, correction));
    if (explanation) requireVersion(version, correctedText(explanation, correction));
    return {
      family: exercise?.family ?? correction?.family,
      change: {},
      before: exercise ? pick(exercise.text, ["sentence"]) : {},
      hidden: exercise !== undefined && (correction?.hidden ?? false),
      kind: "correction-withdrawn",
    };
  });
}

/** Hides an exercise from practice. Its cards and its correction stay. */
export function hideExercise(editor: Editor, id: string): Promise<void> {
  return changeCorrection(editor, id, async (tx, correction) => {
    const exercise = await findExercise(tx, id);
    if (!exercise) throw new AppError("not_found");
    const { family, text } = exercise;
    const { change, before } = correction ?? { change: {}, before: pick(text, ["sentence"]) };
    return { family, change, before, hidden: true, kind: "exercise-hidden" };
  });
}

/** Shows a hidden exercise in practice again. */
export function showExercise(editor: Editor, id: string): Promise<void> {
  return changeCorrection(editor, id, async (tx, correction) => {
    const { family } = correction ?? (await findExercise(tx, id)) ?? {};
    const { change, before } = correction ?? { change: {}, before: {} };
    return { family, change, before, hidden: false, kind: "exercise-shown" };
  });
}

/** Stores the decision about a correction. Deletes a correction that neither changes nor hides anything. */
async function changeCorrection(
  { db, user, now }: Editor,
  id: string,
  decide: (tx: Queryable, correction: Correction | undefined) => Promise<Decision>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const version = await lockVersion(tx);
    const isOfId = eq(exerciseCorrections.exerciseId, id);
    const [correction] = await tx.select().from(exerciseCorrections).where(isOfId);
    const { kind, family, ...decided } = await decide(tx, correction);
    if (family === undefined) throw new AppError("not_found");
    if (Object.keys(decided.change).length === 0 && !decided.hidden) {
      await tx.delete(exerciseCorrections).where(isOfId);
    } else {
      const corrected = { correctedAt: now.toISOString(), correctedBy: user.id };
      const row = { exerciseId: id, family, ...decided, ...corrected };
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

type Correcting = {
  version: string | undefined;
  change: object;
  correction: Correction | undefined;
};

function correct<Text extends ExerciseText | ExplanationText>(
  texts: Correctable<Text> | undefined,
  { version, change, correction }: Correcting,
): Decision {
  if (!texts) throw new AppError("not_found");
  const current = correctedText(texts, correction);
  requireVersion(version, current);
  const corrected = { ...current, ...change };
  const { fields, text, isConjugation } = texts;
  const styleViolations = strictViolationsIn(corrected, isConjugation);
  throwIfAny([
    ...texts.issuesIn(corrected),
    ...styleViolations.map(({ field, rule }) => ({ path: field, key: rule })),
  ]);
  const changed = fields.filter((field) => corrected[field] !== text[field]);
  return {
    family: texts.family,
    change: pick(corrected, changed),
    before: pick(
      text,
      fields.filter((field) => field === "sentence" || changed.includes(field)),
    ),
    hidden: correction?.hidden ?? false,
    kind: changed.length > 0 ? "exercise-corrected" : "correction-withdrawn",
  };
}

async function findExercise(
  tx: Queryable,
  id: string,
): Promise<Correctable<ExerciseText> | undefined> {
  const [stored] = await findStoredExercises(tx, [id]);
  return stored && correctableExercise(stored);
}

async function findExplanation(
  tx: Queryable,
  id: string,
): Promise<Correctable<ExplanationText> | undefined> {
  const [stored] = await findStoredExplanations(tx, [id]);
  return stored && correctableExplanation(stored);
}

/** @throws AppError invalid_input if a version is given and is not the current one */
function requireVersion(
  version: string | undefined,
  current: ExerciseText | ExplanationText,
): void {
  if (version !== undefined && version !== versionOf(current)) {
    throw invalidInput("", "changedMeanwhile");
  }
}
