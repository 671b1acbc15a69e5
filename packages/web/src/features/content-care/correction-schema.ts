import { isRightAnswer } from "@verbena/content/asked-form";
import { strictFaultsIn } from "@verbena/content/style/faults-of-fields";
import {
  CONJUGATION_BLANK,
  FILL_IN_BLANK,
  hasOneBlank,
  standsOnceIn,
} from "@verbena/content/style/style-rules";
import { tidyAnswer } from "@verbena/core/grading/normalise";
import { isConjugationKey, languages } from "@verbena/core/vocabulary";
import {
  type ExerciseForReview,
  type ExplanationForReview,
  exerciseCorrection,
  explanationCorrection,
  type IssueKey,
} from "@verbena/server/client";
import { z } from "zod";
import {
  type CorrectionField,
  fieldsOf,
  isNote,
  isQuote,
  type Texts,
} from "./correction-fields.ts";
import { type Doubt, doubtsIn } from "./style-of-texts.ts";

type Fault = { field: string; key: IssueKey };

/**
 * A correction of this exercise with all that is wrong with it at once: the server looks at blank,
 * answer, quotes and style only when every field is fit to be looked at.
 */
export function correctionSchema(exercise: ExerciseForReview) {
  return saying(exerciseCorrection, exercise.version, (texts) => [
    ...faultsOf(exercise, texts),
    ...strictIn(tidied(exercise, texts), exercise.verb !== null),
  ]);
}

/** What is doubtful about the texts of a correction, as they would be saved. */
export function doubtsOf(exercise: ExerciseForReview, texts: Texts): Doubt[] {
  return doubtsIn(tidied(exercise, texts), exercise.text, exercise.verb !== null);
}

/** The same of an explanation. */
export function explanationSchema(explanation: ExplanationForReview) {
  return saying(explanationCorrection, explanation.version, (texts) =>
    strictIn(tidiedExplanation(texts), false),
  );
}

function strictIn(texts: { [field: string]: string | null }, isConjugation: boolean): Fault[] {
  return strictFaultsIn(texts, isConjugation).map(({ field, rule }) => ({ field, key: rule }));
}

export function doubtsOfExplanation({ text }: ExplanationForReview, texts: Texts): Doubt[] {
  return doubtsIn(tidiedExplanation(texts), text, false);
}

/** The server's schema for what was typed over a version of a text, and faults beyond it. */
function saying<Input>(
  schema: z.ZodType<Input>,
  version: string,
  faultsIn: (texts: Texts) => Fault[],
) {
  return z.record(z.string(), z.string()).transform((texts, context): Input => {
    const { data, error } = schema.safeParse({ ...texts, version });
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
    for (const { field, key } of faultsIn(texts)) {
      context.addIssue({ code: "custom", path: [field], message: key });
    }
    return data ?? z.NEVER;
  });
}

/** The texts as the server will have them; null for what is empty or unfit. */
function tidied(exercise: ExerciseForReview, texts: Texts) {
  const { correctAnswer } = exercise.text;
  const tidy: Record<string, string | null> = { correctAnswer };
  for (const field of fieldsOf(exercise)) {
    tidy[field] = exerciseCorrection.shape[field].safeParse(texts[field]).data ?? null;
  }
  return tidy;
}

function tidiedExplanation(texts: Texts) {
  const tidy: Record<string, string | null> = {};
  for (const language of languages) {
    tidy[language] = explanationCorrection.shape[language].safeParse(texts[language]).data ?? null;
  }
  return tidy;
}

/** What is wrong with the fields that are filled in; that one is empty is said elsewhere. */
function faultsOf(exercise: ExerciseForReview, texts: Texts): Fault[] {
  const hasNote = fieldsOf(exercise).some((field) => isNote(field) && texts[field]?.trim());
  return fieldsOf(exercise).flatMap((field): Fault[] => {
    const text = tidyAnswer(texts[field] ?? "");
    if (text === "") return hasNote && isNote(field) ? [{ field, key: "noteInPart" }] : [];
    const key = faultOf(exercise, field, text, texts);
    return key === null ? [] : [{ field, key }];
  });
}

function faultOf(
  exercise: ExerciseForReview,
  field: CorrectionField,
  text: string,
  texts: Texts,
): IssueKey | null {
  if (field === "sentence") {
    return hasOneBlank(text, blankOf(exercise)) ? null : "invalidBlank";
  }
  if (isQuote(field)) {
    return standsOnceIn(tidyAnswer(texts["sentence"] ?? ""), text) ? null : "notInSentence";
  }
  return field === "correctAnswer" && !isRight(exercise, text) ? "notTheForm" : null;
}

function blankOf({ verb }: ExerciseForReview): number {
  return verb === null ? FILL_IN_BLANK : CONJUGATION_BLANK;
}

function isRight({ exerciseKey: tense, verb, person }: ExerciseForReview, answer: string): boolean {
  if (verb === null || person === null || !isConjugationKey(tense)) return true;
  return isRightAnswer({ tense, verb, person }, answer);
}
