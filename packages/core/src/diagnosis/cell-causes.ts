import { isNonFinite, moodOf } from "../conjugation/mood.ts";
import type { Person, Tense } from "../vocabulary.ts";
import type { Cause, Cell, PersonOrVos } from "./cause.ts";

/**
 * In what the cell of a form differs from the wanted one: first tense or mood, then person. `persons`
 * are all whose form it is in that tense.
 */
export function cellCauses(
  found: Cell,
  wanted: { tense: Tense; person: Person | null },
  persons: readonly PersonOrVos[],
): Cause[] {
  const { tense, person } = found;
  if (tense === "infinitivo") return [{ code: "non-finite", kind: tense }];
  if (tense === wanted.tense) return personCauses(persons, wanted.person);
  if (isNonFinite(tense)) return [{ code: "non-finite", kind: tense }];
  const code = moodOf[tense] === moodOf[wanted.tense] ? "wrong-tense" : "wrong-mood";
  return [{ code, tense, person }, ...personCauses(persons, wanted.person)];
}

function personCauses(persons: readonly PersonOrVos[], wanted: Person | null): Cause[] {
  if (wanted === null || persons.length === 0 || persons.includes(wanted)) return [];
  return [{ code: "wrong-person", persons }];
}

/** Of causes that are as many, another person is nearer than another tense, and that than a mood. */
export function cellDistance(causes: readonly Cause[]): number {
  return causes.reduce((sum, { code }) => sum + (weights[code] ?? 1), 0);
}

const weights: Partial<Record<Cause["code"], number>> = {
  "wrong-person": 1,
  "wrong-tense": 1.01,
  "wrong-mood": 1.02,
  "non-finite": 1.03,
};
