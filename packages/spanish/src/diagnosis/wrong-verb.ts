import { isMonosyllable, withoutAccents } from "../conjugation/accent.ts";
import type { BareForm } from "../conjugation/bare-form.ts";
import { everydayInfinitives } from "../conjugation/listed-verbs.ts";
import { conjugationsOf, type PrincipalParts } from "../conjugation/principal-parts.ts";
import { withoutMarks } from "../text/normalise.ts";
import {
  type Attempt,
  causesOfCell,
  cellDistanceOf,
  type Interpretation,
  isReflexivePronoun,
  markDistance,
  nearer,
} from "./attempt.ts";
import type { Cause } from "./cause.ts";
import { splitsOf } from "./ending-causes.ts";
import { pronounCause } from "./pronoun-cause.ts";
import { personsOf } from "./real-form.ts";
import { formsOf, type RealForm } from "./verb-forms.ts";

/** Groups of verbs that learners confuse with one another. */
const confusableVerbs = [
  ["ser", "estar", "haber", "tener", "hacer"],
  ["ir", "venir"],
  ["llevar", "traer"],
  ["saber", "conocer"],
  ["pedir", "preguntar"],
  ["tomar", "coger", "beber"],
  ["salir", "dejar"],
  ["mirar", "ver"],
  ["escuchar", "oír", "entender"],
  ["volver", "devolver", "regresar"],
  ["jugar", "tocar"],
  ["llegar", "venir"],
  ["hablar", "decir"],
  ["poder", "saber"],
  ["poner", "meter"],
  ["creer", "pensar"],
  ["aprender", "enseñar"],
  ["quedar", "quedarse"],
  ["ir", "irse"],
  ["dormir", "dormirse"],
] as const satisfies readonly (readonly string[])[];

/** The verbs that learners confuse with an infinitive, in the order of the list. */
export function confusablesOf(infinitive: string): readonly string[] {
  const groups = confusableVerbs.filter((group) => group.some((verb) => verb === infinitive));
  return [...new Set(groups.flat())].filter((verb) => verb !== infinitive);
}

/**
 * Candidates for the verb of a word: everyday verbs, without -se, with a stem that the word starts with. Check each with
 * `formsOf`.
 *
 * @param plain the word, without marks
 */
export function everydayVerbsWithStemOf(plain: string): ReadonlySet<string> {
  const byStem = verbsByStem(plain.charAt(0));
  const verbs = new Set(byStem.get(plain));
  for (const stem of new Set(splitsOf(plain).map((split) => split.stem))) {
    if (stem === "") continue;
    for (const spelling of spellingsOf(stem)) {
      for (const verb of byStem.get(spelling) ?? []) verbs.add(verb);
    }
  }
  return verbs;
}

type VerbsByStem = ReadonlyMap<string, readonly string[]>;

/** One index for each first letter of a word. An answer builds only the index that it needs. */
const indices = new Map<string, VerbsByStem>();

/** Verbs with forms whose first letter differs from the infinitive's: *voy*, *fui*, *huelo*, *quepo*. */
const withOtherInitials: ReadonlySet<string> = new Set(["ir", "ser", "oler", "caber"]);

function verbsByStem(initial: string): VerbsByStem {
  const cached = indices.get(initial);
  if (cached) return cached;
  const index = new Map<string, string[]>();
  for (const verb of everydayInfinitives()) {
    if (!verb.startsWith(initial) && !withOtherInitials.has(verb)) continue;
    const keys = conjugationsOf(verb).flatMap(stemsAndWholeForms);
    for (const key of new Set([verb, ...keys].map(withoutMarks))) {
      const verbs = index.get(key);
      if (verbs) verbs.push(verb);
      else index.set(key, [verb]);
    }
  }
  indices.set(initial, index);
  return index;
}

function stemsAndWholeForms(parts: PrincipalParts): string[] {
  const { unstressed, stressed, yo, subjunctivePlural, raised, strongPreterite, future } = parts;
  const strong = strongPreterite ? [strongPreterite.unstressed] : [];
  const stems = [unstressed, stressed, yo, subjunctivePlural, raised, future, ...strong];
  const whole = [parts.imperative, parts.participle, ...listedForms(parts)];
  return [
    ...stems.flatMap(({ text }) => (text === "" ? formsWithoutStem : [text])),
    // The list of endings lacks the -endo of *riendo* and *riñendo*.
    ...(/(?:i|ñ|ll)$/.test(raised.text) ? [`${raised.text}endo`] : []),
    ...whole.flatMap((form) => (form ? [form.stem + form.ending] : [])),
  ];
}

/** Forms of *ir*, whose stem is empty. */
const formsWithoutStem = ["id", "ido", "yendo"];

function listedForms(parts: PrincipalParts): (BareForm | undefined)[] {
  return [parts.irregularTenses ?? {}, ...parts.variants].flatMap((tenses) =>
    Object.values(tenses).flat(),
  );
}

/** A stem and its spellings before other endings: *busc* for *busqu*, *cruz* for *cruc*. */
function spellingsOf(stem: string): string[] {
  const [, before = "", letters = ""] = /^(.*?)(qu|gu|[czgj])$/.exec(stem) ?? [];
  return [stem, ...(respellings[letters] ?? []).map((other) => before + other)];
}

const respellings: Readonly<Record<string, readonly string[]>> = {
  qu: ["c"],
  gu: ["g"],
  c: ["z"],
  z: ["c"],
  g: ["gu"],
  j: ["g"],
};

/**
 * Finds the form of another verb that the answer may be. The other verb is one that learners confuse with the asked
 * verb, or any everyday verb. The cell nearest to the asked one wins.
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

/** Verbs that learners confuse with the asked one. For *irse*, includes those of *ir*. */
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
    // A pronoun may belong to the other verb, but it must fit the form.
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
 * Whether the answer may mean a form. An accent may be missing, except from words as short as *se*. A wrong accent
 * excludes the form, except where many people still write it: *fué*.
 */
function mayMean(given: string, { word }: RealForm): boolean {
  if (given === word) return true;
  if (withoutAccents(given) === given) return given.length > 2 && withoutAccents(word) === given;
  return isMonosyllable(word);
}

/**
 * Adds -se to an infinitive if the answer has a reflexive pronoun: *me senté* belongs to sentarse, *senté* to sentar.
 */
function reflexiveIfTyped({ answer }: Attempt, infinitive: string): string {
  const isReflexive = answer.pronounsBefore.some(isReflexivePronoun);
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
 * The reflexive or non-reflexive partner of the asked verb, if learners confuse the two: the answer *voy*
 * for *me voy* is a form of ir.
 */
export function reflexivePartner({ forms: { verb }, tense, person }: Attempt): Cause | null {
  const partner = verb.reflexive ? verb.base : `${verb.base}se`;
  if (!confusablesOf(verb.infinitive).includes(partner)) return null;
  return { code: "wrong-verb", verb: partner, tense, person };
}
