import { isMonosyllable, withoutAccents } from "../conjugation/accent.ts";
import type { Person, Tense } from "../vocabulary.ts";
import { pronounKind } from "./answer-parts.ts";
import type { Cause } from "./cause.ts";
import { cellCauses, cellDistance } from "./cell-causes.ts";
import { confusablesOf } from "./confusable-verbs.ts";
import { everydayVerbsLike } from "./everyday-forms.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { type Attempt, markDistance, nearer, type Reading } from "./reading.ts";
import { personsOf } from "./real-form.ts";
import { formsOf, type RealForm } from "./verb-forms.ts";

/**
 * A form of another verb, nearest to the wanted cell: of one with which the wanted verb is easily
 * confused, or of any everyday verb.
 */
export function readAsWrongVerb(attempt: Attempt): Reading | null {
  const [word, ...others] = attempt.answer.words;
  if (word === undefined || others.length > 0 || attempt.answer.negated) return null;
  const [plain = ""] = attempt.answer.plainWords;
  const { base } = attempt.forms.verb;
  let best: Reading | null = null;
  for (const verb of confusablesIn(attempt)) best = nearer(best, readAs(verb, word, attempt));
  // Of a reflexive infinitive, *sentarse*, the verb without its pronoun is looked up.
  const pronoun = /(?<=[aeií]r)se$/.exec(plain)?.[0] ?? "";
  for (const verb of everydayVerbsLike(plain.slice(0, plain.length - pronoun.length))) {
    if (verb !== base) best = nearer(best, readAs(verb + pronoun, word, attempt));
  }
  return best;
}

/** Those of *ir* too when *irse* is asked for. */
export function confusablesIn({ forms: { verb } }: Attempt): readonly string[] {
  const own = confusablesOf(verb.infinitive);
  if (!verb.reflexive) return own;
  return [...own, ...confusablesOf(verb.base).filter((other) => other !== verb.infinitive)];
}

function readAs(infinitive: string, word: string, attempt: Attempt): Reading | null {
  const forms = formsOf(infinitive);
  const [plain = ""] = attempt.answer.plainWords;
  const alike = (forms?.bySpelling.get(plain) ?? []).filter((form) => isMeant(word, form));
  const verb = withPronounOf(attempt, infinitive);
  return alike.reduce<Reading | null>((best, found) => {
    const persons = personsOf(found, alike);
    const cell = cellCauses(found, attempt, persons);
    const pronoun = pronounOf(attempt, { ...found, persons });
    const cells = cellDistance(cell);
    const marks = markDistance(word, found.word);
    // Another verb, another tense and an accent that is missing would be a guess.
    if (marks > 0 && found.tense !== attempt.tense) return best;
    const distance = cells + marks + (pronoun ? 1 : 0);
    const causes = [wrongVerb(verb, found), ...cell, ...(pronoun ? [pronoun] : [])];
    return nearer(best, { causes, distance, cells });
  }, null);
}

/**
 * An accent may be missing, but not from a word as short as *se*, which is hardly *sé*. A wrong one is
 * understood only where many still write it: *fué*.
 */
function isMeant(given: string, { word }: RealForm): boolean {
  if (given === word) return true;
  if (withoutAccents(given) === given) return given.length > 2 && withoutAccents(word) === given;
  return isMonosyllable(word);
}

/** *me senté* is of sentarse, *senté* of sentar. */
function withPronounOf({ answer }: Attempt, infinitive: string): string {
  const isReflexive = answer.before.some((word) => pronounKind(word) === "reflexive");
  return isReflexive && !infinitive.endsWith("se") ? `${infinitive}se` : infinitive;
}

/** The pronoun of another verb is not needless, but it must fit. */
function pronounOf(
  { answer, forms, person }: Attempt,
  found: Parameters<typeof pronounCause>[2],
): Cause | null {
  const { reflexive } = forms.verb;
  const isTyped = answer.before.length > 0 || answer.after.length > 0;
  return reflexive || isTyped ? pronounCause(answer, { reflexive: true, person }, found) : null;
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
