import type { Person, Tense } from "../vocabulary.ts";
import type { Cause } from "./cause.ts";
import { cellCauses, cellDistance } from "./cell-causes.ts";
import { confusablesOf } from "./confusable-verbs.ts";
import { type Attempt, markDistance, nearer, type Reading } from "./reading.ts";
import { personsOf } from "./real-form.ts";
import { formsOf, type RealForm } from "./verb-forms.ts";

/** A form of a verb with which the wanted one is easily confused, nearest to the wanted cell. */
export function readAsWrongVerb(attempt: Attempt): Reading | null {
  const [word, ...others] = attempt.answer.words;
  if (word === undefined || others.length > 0 || attempt.answer.negated) return null;
  return confusablesIn(attempt).reduce<Reading | null>(
    (best, verb) => nearer(best, readAs(verb, word, attempt)),
    null,
  );
}

/** Those of *ir* too when *irse* is asked for. */
export function confusablesIn({ forms: { verb } }: Attempt): readonly string[] {
  const own = confusablesOf(verb.infinitive);
  if (!verb.reflexive) return own;
  return [...own, ...confusablesOf(verb.base).filter((other) => other !== verb.infinitive)];
}

function readAs(verb: string, word: string, attempt: Attempt): Reading | null {
  const forms = formsOf(verb);
  const [plain = ""] = attempt.answer.plainWords;
  const spelledAlike = forms?.bySpelling.get(plain) ?? [];
  const exact = spelledAlike.filter((form) => form.word === word);
  const alike = exact.length > 0 ? exact : spelledAlike;
  return alike.reduce<Reading | null>((best, found) => {
    const cell = cellCauses(found, attempt, personsOf(found, alike));
    const distance = cellDistance(cell) + markDistance(word, found.word);
    return nearer(best, { causes: [wrongVerb(verb, found), ...cell], distance });
  }, null);
}

const wrongVerb = (verb: string, { tense, person }: RealForm): Cause => ({
  code: "wrong-verb",
  verb,
  tense,
  person,
});

/**
 * A verb that with or without its pronoun is another one, when the pronoun is what went wrong: *voy*
 * for *me voy* is of ir, not irse.
 */
export function pairedVerb(
  { forms: { verb } }: Attempt,
  found: { tense: Tense | "infinitivo"; person: Person | null },
): Cause | null {
  const pair = verb.reflexive ? verb.base : `${verb.base}se`;
  if (!confusablesOf(verb.infinitive).includes(pair)) return null;
  return { code: "wrong-verb", verb: pair, tense: found.tense, person: found.person };
}
