import { withoutAccents } from "../conjugation/accent.ts";
import { isNonFinite, moodOf } from "../conjugation/mood.ts";
import type { Person, Tense } from "../tenses.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { Cause, Cell, PersonOrVos } from "./cause.ts";
import type { RightAnswer, VerbForms } from "./verb-forms.ts";

/** A question and its answer. */
export type Attempt = {
  forms: VerbForms;
  tense: Tense;
  person: Person | null;
  /** The usual one first; empty when the verb lacks the form. */
  rightAnswers: readonly RightAnswer[];
  answer: AnswerParts;
};

/** One way to understand a wrong answer. */
export type Interpretation = {
  causes: readonly Cause[];
  /** Distance from the right answer: about 1 for each cause, and a part for wrong marks. */
  distance: number;
  /** The part of `distance` between the cell of the form and the wanted one: 0 when they are the same. */
  cellDistance: number;
};

/** The nearer interpretation; the first one when the distances are equal. */
export function nearer<T extends { distance: number }>(one: T | null, other: T | null): T | null {
  if (!one || !other) return one ?? other;
  return other.distance < one.distance ? other : one;
}

/**
 * Less than NONEXISTENT_DISTANCE of predicted-form.ts: *prohiban* is more likely the real form *prohíban*
 * than a wrong ending of *prohíben*.
 */
const MISSING_MARKS = 0.2;
/** More than the distance of another cell: *comó* is more likely a wrong *comió* than *como*. */
const OTHER_MARKS = 1.3;

/** The distance that marks add: none, a little when they are missing, more when they are wrong. */
export function markDistance(given: string, form: string): number {
  if (given === form) return 0;
  return given === withoutAccents(given) ? MISSING_MARKS : OTHER_MARKS;
}

/**
 * How the cell of a form differs from the wanted one: first in tense or mood, then in person.
 *
 * @param persons every person who has this form in the form's tense
 */
export function causesOfCell(
  { tense, person }: Cell,
  wanted: { tense: Tense; person: Person | null },
  persons: readonly PersonOrVos[],
): Cause[] {
  if (tense !== wanted.tense && (tense === "infinitivo" || isNonFinite(tense))) {
    return [{ code: "non-finite", form: tense }];
  }
  if (tense !== wanted.tense && isNonFinite(wanted.tense)) {
    return [{ code: "non-finite", form: "finite" }];
  }
  const personCauses: Cause[] =
    wanted.person === null || persons.length === 0 || persons.includes(wanted.person)
      ? []
      : [{ code: "wrong-person", persons }];
  if (tense === wanted.tense) return personCauses;
  const code = moodOf[tense] === moodOf[wanted.tense] ? "wrong-tense" : "wrong-mood";
  return [{ code, tense, person }, ...personCauses];
}

/** With equally many causes, another person is nearer than another tense, and a tense than a mood. */
export function cellDistanceOf(cellCauses: readonly Cause[]): number {
  return cellCauses.reduce((sum, { code }) => sum + (weights[code] ?? 1), 0);
}

/** Whether a form belongs to another tense or mood, and not only to another person. */
export const isOfOtherTense = ({ cellDistance }: Interpretation) => cellDistance > 1;

const weights: Partial<Record<Cause["code"], number>> = {
  "wrong-person": 1,
  "wrong-tense": 1.01,
  "wrong-mood": 1.02,
  "non-finite": 1.03,
};
