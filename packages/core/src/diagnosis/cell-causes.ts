import type { Person, Tense } from "../vocabulary.ts";
import type { Cause } from "./cause.ts";

type Mood = "indicative" | "subjunctive" | "imperative" | "non-finite";

/** Condicional counts as a tense of the indicativo (NGLE § 23.1). */
export const moods: Record<Tense, Mood> = {
  "presente-indicativo": "indicative",
  "preterito-indefinido": "indicative",
  "preterito-imperfecto": "indicative",
  "futuro-simple": "indicative",
  "condicional-simple": "indicative",
  "presente-subjuntivo": "subjunctive",
  "imperfecto-subjuntivo": "subjunctive",
  "imperfecto-subjuntivo-se": "subjunctive",
  "futuro-subjuntivo": "subjunctive",
  "imperativo-afirmativo": "imperative",
  "imperativo-negativo": "imperative",
  gerundio: "non-finite",
  participio: "non-finite",
};

type Place = { tense: Tense | "infinitivo"; person: Person | null };

/**
 * In what the cell of a form differs from the wanted one: first tense or mood, then person. `persons`
 * are all whose form it is in that tense.
 */
export function cellCauses(
  found: Place,
  wanted: { tense: Tense; person: Person | null },
  persons: readonly Person[],
): Cause[] {
  const { tense, person } = found;
  if (tense === "infinitivo") return [{ code: "non-finite", kind: tense }];
  if (tense === wanted.tense) return personCauses(persons, wanted.person);
  if (tense === "gerundio" || tense === "participio") return [{ code: "non-finite", kind: tense }];
  const code = moods[tense] === moods[wanted.tense] ? "wrong-tense" : "wrong-mood";
  return [{ code, tense, person }, ...personCauses(persons, wanted.person)];
}

function personCauses(persons: readonly Person[], wanted: Person | null): Cause[] {
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
