import { isMonosyllable, withoutAccents } from "../conjugation/accent.ts";
import { pronounKind } from "./answer-parts.ts";
import type { Cause } from "./cause.ts";
import { confusablesOf } from "./confusable-verbs.ts";
import { everydayVerbsLike } from "./everyday-forms.ts";
import { pronounCause } from "./pronoun-cause.ts";
import {
  type Attempt,
  cellCauses,
  cellDistance,
  markDistance,
  nearer,
  type Reading,
} from "./reading.ts";
import { personsOf } from "./real-form.ts";
import { formsOf, type RealForm } from "./verb-forms.ts";

/**
 * Reads the answer as a form of another verb: of one that learners confuse with the wanted verb, or of
 * any everyday verb. The cell nearest to the wanted one wins.
 */
export function readAsWrongVerb(attempt: Attempt): Reading | null {
  const { single, negated } = attempt.answer;
  if (!single || negated) return null;
  const { plain } = single;
  const { base } = attempt.forms.verb;
  let best: Reading | null = null;
  for (const verb of confusablesIn(attempt)) best = nearer(best, readAs(verb, single, attempt));
  // The list has reflexive verbs (*sentarse*) without their pronoun.
  const pronoun = /(?<=[aeií]r)se$/.exec(plain)?.[0] ?? "";
  for (const verb of everydayVerbsLike(plain.slice(0, plain.length - pronoun.length))) {
    if (verb !== base) best = nearer(best, readAs(verb + pronoun, single, attempt));
  }
  return best;
}

/** Verbs confused with the wanted one: for *irse* also those confused with *ir*. */
export function confusablesIn({ forms: { verb } }: Attempt): readonly string[] {
  const own = confusablesOf(verb.infinitive);
  if (!verb.reflexive) return own;
  return [...own, ...confusablesOf(verb.base).filter((other) => other !== verb.infinitive)];
}

type Word = { word: string; plain: string };

function readAs(infinitive: string, { word, plain }: Word, attempt: Attempt): Reading | null {
  const forms = formsOf(infinitive);
  const alike = (forms?.bySpelling.get(plain) ?? []).filter((form) => isMeant(word, form));
  const verb = withPronounOf(attempt, infinitive);
  return alike.reduce<Reading | null>((best, found) => {
    const persons = personsOf(found, alike);
    const cell = cellCauses(found, attempt, persons);
    // A pronoun of another verb is not needless, but it must fit.
    const needsPronoun = attempt.forms.verb.reflexive || hasPronoun(attempt);
    const pronoun = needsPronoun ? pronounCause(attempt, { ...found, persons }, true) : null;
    const cells = cellDistance(cell);
    const marks = markDistance(word, found.word);
    // Another verb, another tense and a missing accent together would be a guess.
    if (marks > 0 && found.tense !== attempt.tense) return best;
    const distance = cells + marks + (pronoun ? 1 : 0);
    const causes = [wrongVerb(verb, found), ...cell, ...(pronoun ? [pronoun] : [])];
    return nearer(best, { causes, distance, cells });
  }, null);
}

/**
 * Whether the answer may mean a form. An accent may be missing, except from words as short as *se*. A
 * wrong accent counts only where many people still write it: *fué*.
 */
function isMeant(given: string, { word }: RealForm): boolean {
  if (given === word) return true;
  if (withoutAccents(given) === given) return given.length > 2 && withoutAccents(word) === given;
  return isMonosyllable(word);
}

/** *me senté* belongs to sentarse, *senté* to sentar. */
function withPronounOf({ answer }: Attempt, infinitive: string): string {
  const isReflexive = answer.before.some((word) => pronounKind(word) === "reflexive");
  return isReflexive && !infinitive.endsWith("se") ? `${infinitive}se` : infinitive;
}

const hasPronoun = ({ answer }: Attempt) => answer.before.length > 0 || answer.after.length > 0;

const wrongVerb = (verb: string, { tense, person }: RealForm): Cause => ({
  code: "wrong-verb",
  verb,
  tense,
  person,
});

/**
 * For an answer with only a wrong pronoun: the other verb that the pronoun makes it. *Voy* for *me voy*
 * belongs to ir, not irse.
 */
export function pairedVerb({ forms: { verb }, tense, person }: Attempt): Cause | null {
  const pair = verb.reflexive ? verb.base : `${verb.base}se`;
  if (!confusablesOf(verb.infinitive).includes(pair)) return null;
  return { code: "wrong-verb", verb: pair, tense, person };
}
