import { isMonosyllable, withoutAccents } from "../conjugation/accent.ts";
import { pronounKind } from "./answer-parts.ts";
import type { Cause } from "./cause.ts";
import { confusablesOf } from "./confusable-verbs.ts";
import { everydayVerbsWithStemOf } from "./everyday-forms.ts";
import {
  type Attempt,
  causesOfCell,
  cellDistanceOf,
  type Interpretation,
  markDistance,
  nearer,
} from "./interpretation.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { personsOf } from "./real-form.ts";
import { formsOf, type RealForm } from "./verb-forms.ts";

/**
 * Finds a form of another verb that the answer may be: of one that learners confuse with the wanted verb,
 * or of any everyday verb. The cell nearest to the wanted one wins.
 */
export function interpretAsWrongVerb(attempt: Attempt): Interpretation | null {
  const { single, negated } = attempt.answer;
  if (!single || (negated && attempt.tense !== "imperativo-negativo")) return null;
  const { plain } = single;
  const { base } = attempt.forms.verb;
  let best: Interpretation | null = null;
  for (const verb of confusablesIn(attempt))
    best = nearer(best, interpretAs(verb, single, attempt));
  // The list has reflexive verbs (*sentarse*) without their pronoun.
  const pronoun = /[aeií]r(se)$/.exec(plain)?.[1] ?? "";
  for (const verb of everydayVerbsWithStemOf(plain.slice(0, plain.length - pronoun.length))) {
    if (verb !== base) best = nearer(best, interpretAs(verb + pronoun, single, attempt));
  }
  return best;
}

/** Verbs confused with the wanted one: for *irse* also those confused with *ir*. */
export function confusablesIn({ forms: { verb } }: Attempt): readonly string[] {
  const confusables = confusablesOf(verb.infinitive);
  if (!verb.reflexive) return confusables;
  return [...confusables, ...confusablesOf(verb.base).filter((other) => other !== verb.infinitive)];
}

type Word = { word: string; plain: string };

function interpretAs(
  infinitive: string,
  { word, plain }: Word,
  attempt: Attempt,
): Interpretation | null {
  const forms = formsOf(infinitive);
  const alike = forms?.bySpelling.get(plain) ?? [];
  const candidates = alike.filter((form) => mayMean(word, form));
  const verb = reflexiveIfTyped(attempt, infinitive);
  if (verb === attempt.forms.verb.infinitive) return null;
  return candidates.reduce<Interpretation | null>((best, form) => {
    const persons = personsOf(form, candidates);
    const cellCauses = causesOfCell(form, attempt, persons);
    // A pronoun of another verb is not needless, but it must fit.
    const needsPronoun = attempt.forms.verb.reflexive || hasPronoun(attempt);
    const pronoun = needsPronoun ? pronounCause(attempt, { ...form, persons }, true) : null;
    const cellDistance = cellDistanceOf(cellCauses);
    const marks = markDistance(word, form.word);
    // Another verb, another tense and a missing accent together would be a guess.
    if (marks > 0 && form.tense !== attempt.tense) return best;
    const distance = cellDistance + marks + (pronoun ? 1 : 0);
    const causes = [wrongVerb(verb, form), ...cellCauses, ...(pronoun ? [pronoun] : [])];
    return nearer(best, { causes, distance, cellDistance });
  }, null);
}

/**
 * Whether the answer may mean a form. An accent may be missing, except from words as short as *se*. A
 * wrong accent counts only where many people still write it: *fué*.
 */
function mayMean(given: string, { word }: RealForm): boolean {
  if (given === word) return true;
  if (withoutAccents(given) === given) return given.length > 2 && withoutAccents(word) === given;
  return isMonosyllable(word);
}

/** *me senté* belongs to sentarse, *senté* to sentar. */
function reflexiveIfTyped({ answer }: Attempt, infinitive: string): string {
  const isReflexive = answer.pronounsBefore.some((word) => pronounKind(word) === "reflexive");
  return isReflexive && !infinitive.endsWith("se") ? `${infinitive}se` : infinitive;
}

const hasPronoun = ({ answer }: Attempt) =>
  answer.pronounsBefore.length > 0 || answer.pronounsAfter.length > 0;

const wrongVerb = (verb: string, { tense, person }: RealForm): Cause => ({
  code: "wrong-verb",
  verb,
  tense,
  person,
});

/**
 * The reflexive or non-reflexive partner of the wanted verb, if learners confuse the two: the answer *voy*
 * for *me voy* is a form of ir.
 */
export function reflexivePartner({ forms: { verb }, tense, person }: Attempt): Cause | null {
  const partner = verb.reflexive ? verb.base : `${verb.base}se`;
  if (!confusablesOf(verb.infinitive).includes(partner)) return null;
  return { code: "wrong-verb", verb: partner, tense, person };
}
