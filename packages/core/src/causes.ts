import { type FormError, formErrors } from "@verbena/spanish/diagnose";

/**
 * The causes of a wrong word in a sentence. Most codes name what the wrongly chosen word would need: a point in time
 * (desde), a clause (desde que), a duration (desde hace), a past event (hace), a reason (por), or an aim (para).
 * `other-word` says only that another word was chosen. The definition of a family gives each word its cause.
 */
export const wordConfusions = [
  "needs-point",
  "needs-clause",
  "needs-duration",
  "needs-past",
  "needs-reason",
  "needs-aim",
  "other-word",
] as const;
export type WordConfusion = (typeof wordConfusions)[number];

/**
 * The causes of a wrong choice: a form of another past tense, or a form of another verb that means “to be”. The
 * definition of a family names its cause.
 */
export const choiceErrors = ["wrong-past", "wrong-to-be"] as const;
export type ChoiceError = (typeof choiceErrors)[number];

/** Every cause under which a wrong or unaccented answer is counted. `gave-up`: the learner gave no answer. */
export const diagnosisCodes = [
  ...formErrors,
  ...wordConfusions,
  ...choiceErrors,
  "gave-up",
] as const;
export type DiagnosisCode = (typeof diagnosisCodes)[number];

export const isDiagnosisCode = (code: string): code is DiagnosisCode =>
  diagnosisCodes.some((one) => one === code);

/** Whether a cause is about a verb form. */
export const isFormError = (code: DiagnosisCode): code is FormError =>
  formErrors.some((one) => one === code);

/** How an answer compares with the expected one; `accent` counts as correct. */
export const verdicts = ["correct", "accent", "wrong"] as const;
export type Verdict = (typeof verdicts)[number];
