// The entry point `@verbena/spanish/diagnose`: why an answer is wrong.

export { type AnswerParts, parseAnswer } from "./diagnosis/attempt.ts";
export { canCause } from "./diagnosis/can-cause.ts";
export type * from "./diagnosis/cause.ts";
export { causeInWords } from "./diagnosis/cause-in-words.ts";
export { diagnose, type FormQuestion } from "./diagnosis/diagnose.ts";
export { diagnoseCompound, type WrongPart } from "./diagnosis/diagnose-compound.ts";
export { findTypo } from "./diagnosis/typo.ts";
export { cellsSpelled } from "./diagnosis/verb-forms.ts";
export { type FormError, formErrors } from "./form-errors.ts";
