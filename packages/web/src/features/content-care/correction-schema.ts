import { isRightAnswer } from "@verbena/content/asked-form";
import {
  CONJUGATION_BLANK,
  FILL_IN_BLANK,
  hasOneBlank,
  standsOnceIn,
} from "@verbena/content/sentence-rules";
import { tidyAnswer } from "@verbena/core/grading/normalise";
import { isConjugationKey } from "@verbena/core/vocabulary";
import { type CaredExercise, exerciseCorrection, type IssueKey } from "@verbena/server/client";
import { z } from "zod";
import { type CorrectionField, fieldsOf, isQuote } from "./correction-fields.ts";

/**
 * A correction of this exercise with all that is wrong with it at once: the server looks at blank,
 * answer and quotes only when every field is fit to be looked at.
 */
export function correctionSchema(exercise: CaredExercise) {
  return z.record(z.string(), z.string()).transform((texts, context) => {
    const { data, error } = exerciseCorrection.safeParse(texts);
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
    const faults = faultsOf(exercise, texts);
    for (const { field, key } of faults) {
      context.addIssue({ code: "custom", path: [field], message: key });
    }
    return data ?? z.NEVER;
  });
}

type Texts = Record<string, string>;
type Fault = { field: CorrectionField; key: IssueKey };

/** What is wrong with the fields that are filled in; that one is empty is said elsewhere. */
function faultsOf(exercise: CaredExercise, texts: Texts): Fault[] {
  return fieldsOf(exercise).flatMap((field) => {
    const text = tidyAnswer(texts[field] ?? "");
    const key = text === "" ? null : faultOf(exercise, field, text, texts);
    return key === null ? [] : [{ field, key }];
  });
}

function faultOf(
  exercise: CaredExercise,
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

function blankOf({ verb }: CaredExercise): number {
  return verb === null ? FILL_IN_BLANK : CONJUGATION_BLANK;
}

function isRight({ exerciseKey: tense, verb, person }: CaredExercise, answer: string): boolean {
  if (verb === null || person === null || !isConjugationKey(tense)) return true;
  return isRightAnswer({ tense, verb, person }, answer);
}
