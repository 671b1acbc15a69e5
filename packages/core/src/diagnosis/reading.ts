import { withoutAccents } from "../conjugation/accent.ts";
import type { Person, Tense } from "../vocabulary.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { Cause } from "./cause.ts";
import type { RightAnswer, VerbForms } from "./verb-forms.ts";

/** What was asked, and what came. */
export type Attempt = {
  forms: VerbForms;
  tense: Tense;
  person: Person | null;
  /** Every right answer, the first one first; none when the verb lacks the form. */
  right: readonly RightAnswer[];
  answer: AnswerParts;
};

/** One way to understand an answer. */
export type Reading = {
  causes: readonly Cause[];
  /** How far from what was asked: about one for each cause, and something for marks that differ. */
  distance: number;
  /** How far its cell is from the one that was asked: 0 when it is the same. */
  cells: number;
};

/** The nearer reading; the first one when they are as near. */
export function nearer<Found extends { distance: number }>(
  one: Found | null,
  other: Found | null,
): Found | null {
  if (!one || !other) return one ?? other;
  return other.distance < one.distance ? other : one;
}

/** Less than what a form that does not exist adds: *prohiban* is *prohíban*, not *prohíben*. */
const MISSING_MARKS = 0.2;
/** More than another cell: *comó* is no *como*. */
const OTHER_MARKS = 1.3;

/** What marks add to the distance: nothing, less when they were left out, more when they are wrong. */
export function markDistance(given: string, real: string): number {
  if (given === real) return 0;
  return given === withoutAccents(given) ? MISSING_MARKS : OTHER_MARKS;
}
