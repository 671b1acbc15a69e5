import { inEveryLanguage } from "@verbena/content/schema";
import { withOrdinarySpaces } from "@verbena/content/style/typography";
import { type ExerciseKey, languages } from "@verbena/core/vocabulary";
import type { ExerciseText, ExplanationText, exerciseCorrections } from "../db/schema.ts";
import type { Issue } from "../errors/error-codes.ts";
import { textFields, textOf, withText } from "./exercise-text.ts";
import { findIssues } from "./find-issues.ts";
import { exerciseKeyOf, isConjugation, type StoredExercise } from "./stored-exercise.ts";
import type { StoredExplanation } from "./stored-explanation.ts";

type FieldTexts = { [field: string]: string | null | undefined };

export type Correction = typeof exerciseCorrections.$inferSelect;

/**
 * - `applied`: learners see the correction.
 * - `in-files`: the files now say the same.
 * - `file-changed`: the files changed what was corrected. Learners see the files' text until an
 *   administrator decides.
 */
export type CorrectionState = "applied" | "in-files" | "file-changed";

/** What is corrected as one: the texts of an exercise, or of an explanation that exercises share. */
export type Correctable<Text extends ExerciseText | ExplanationText> = {
  id: string;
  exerciseKey: ExerciseKey;
  isConjugation: boolean;
  fields: readonly (keyof Text & string)[];
  /** As the files have it. */
  text: Text;
  /** Why the files could not have a text. */
  issuesIn: (text: Text) => Issue[];
};

export function correctableExercise(file: StoredExercise): Correctable<ExerciseText> {
  return {
    id: file.id,
    exerciseKey: exerciseKeyOf(file),
    isConjugation: isConjugation(file),
    fields: textFields,
    text: textOf(file),
    issuesIn: (text) => findIssues(file, text),
  };
}

export function correctableExplanation(file: StoredExplanation): Correctable<ExplanationText> {
  return { ...file, isConjugation: false, fields: languages, issuesIn: issuesOfExplanation };
}

function issuesOfExplanation(text: ExplanationText): Issue[] {
  const { error } = inEveryLanguage.safeParse({ ...text, fr: withOrdinarySpaces(text.fr) });
  return error?.issues.map(({ path }) => ({ path: path.join("."), key: "invalidValue" })) ?? [];
}

/**
 * A correction is applied, like a patch, where the files still say what it replaces. Its result must
 * also be valid: a correction of an older sentence may be wrong in a newer one.
 */
export function stateOf<Text extends ExerciseText | ExplanationText>(
  { fields, text, issuesIn }: Correctable<Text>,
  correction: Correction,
): CorrectionState {
  const change: FieldTexts = correction.change;
  const before: FieldTexts = correction.before;
  const changes = fields.filter((field) => field in change);
  if (changes.length > 0 && changes.every((field) => text[field] === change[field])) {
    return "in-files";
  }
  const isAsBefore = fields.every(
    (field) => !(field in before) || text[field] === before[field] || text[field] === change[field],
  );
  const isValid = () => issuesIn({ ...text, ...correction.change }).length === 0;
  return isAsBefore && isValid() ? "applied" : "file-changed";
}

/** The texts that learners see. */
export function correctedText<Text extends ExerciseText | ExplanationText>(
  texts: Correctable<Text>,
  correction: Correction | null | undefined,
): Text {
  if (!correction || stateOf(texts, correction) !== "applied") return texts.text;
  return { ...texts.text, ...correction.change };
}

/** The exercise as learners see it, unless it is hidden. */
export function correctedExercise<Exercise extends StoredExercise>(
  file: Exercise,
  correction: Correction,
): Exercise;
export function correctedExercise(file: StoredExercise, correction: Correction): StoredExercise {
  return withText(file, correctedText(correctableExercise(file), correction));
}
