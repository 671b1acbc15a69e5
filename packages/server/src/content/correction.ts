import { inEveryLanguage } from "@verbena/content/schema";
import { withOrdinarySpaces } from "@verbena/content/style/typography";
import type { Family } from "@verbena/core/families";
import { languages } from "@verbena/core/languages";
import type { ExerciseText, ExplanationText, exerciseCorrections } from "../db/schema.ts";
import type { Issue } from "../errors/error-codes.ts";
import { textFields, textOf, withText } from "./exercise-text.ts";
import { findIssues } from "./find-issues.ts";
import { isConjugation, type StoredExercise } from "./stored-exercise.ts";
import type { StoredExplanation } from "./stored-explanation.ts";

type FieldTexts = { [field: string]: string | null | undefined };

export type Correction = typeof exerciseCorrections.$inferSelect;

/**
 * - `applied`: learners see the correction.
 * - `in-files`: the files now have the same text.
 * - `file-changed`: the corrected text changed in the files. Learners see the text of the files until an
 *   administrator decides.
 */
export type CorrectionState = "applied" | "in-files" | "file-changed";

/** Texts that one correction can change: those of an exercise, or of an explanation that exercises share. */
export type Correctable<Text extends ExerciseText | ExplanationText> = {
  id: string;
  family: Family;
  isConjugation: boolean;
  fields: readonly (keyof Text & string)[];
  /** The text in the files. */
  text: Text;
  /** Checks a text by the rules for content files. */
  issuesIn: (text: Text) => Issue[];
};

export function correctableExercise(exercise: StoredExercise): Correctable<ExerciseText> {
  return {
    id: exercise.id,
    family: exercise.family,
    isConjugation: isConjugation(exercise),
    fields: textFields,
    text: textOf(exercise),
    issuesIn: (text) => findIssues(exercise, text),
  };
}

export function correctableExplanation(
  explanation: StoredExplanation,
): Correctable<ExplanationText> {
  return { ...explanation, isConjugation: false, fields: languages, issuesIn: explanationIssues };
}

function explanationIssues(text: ExplanationText): Issue[] {
  const { error } = inEveryLanguage.safeParse({ ...text, fr: withOrdinarySpaces(text.fr) });
  return error?.issues.map(({ path }) => ({ path: path.join("."), key: "invalidValue" })) ?? [];
}

/**
 * A correction is applied, like a patch, if the files still have the text that it replaces. Its result must
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
  correctable: Correctable<Text>,
  correction: Correction | null | undefined,
): Text {
  const { text } = correctable;
  if (!correction || stateOf(correctable, correction) !== "applied") return text;
  return { ...text, ...correction.change };
}

/** The exercise as learners see it, unless it is hidden. */
export function correctedExercise<Exercise extends StoredExercise>(
  exercise: Exercise,
  correction: Correction,
): Exercise;
export function correctedExercise(
  exercise: StoredExercise,
  correction: Correction,
): StoredExercise {
  return withText(exercise, correctedText(correctableExercise(exercise), correction));
}
