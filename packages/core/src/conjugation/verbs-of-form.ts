import { type Person, type Tense, tenses } from "../vocabulary.ts";
import { conjugate } from "./conjugate.ts";
import { classOf } from "./endings.ts";
import { closedFamilies, openFamilies } from "./families.ts";

export type Reading = { infinitive: string; tense: Tense; person: Person | null };

/** The verbs that have a form, with its tenses and persons: *tuve* is of tener. */
export function verbsOfForm(form: string): readonly Reading[] {
  const candidates = new Set([...Object.keys(closedFamilies), ...Object.keys(openFamilies)]);
  return [...candidates].flatMap((base) => readingsIn(base, form));
}

function readingsIn(base: string, form: string): Reading[] {
  const verb = { infinitive: base, base, verbClass: classOf(base), reflexive: false, known: true };
  return tenses.flatMap((tense) =>
    conjugate(verb, tense)
      .filter((found) => found.form === form)
      .map(({ person }) => ({ infinitive: base, tense, person })),
  );
}
