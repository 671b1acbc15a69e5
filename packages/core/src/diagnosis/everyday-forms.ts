import type { BareForm } from "../conjugation/bare-form.ts";
import { everydayInfinitives } from "../conjugation/listed-verbs.ts";
import { conjugationsOf, type PrincipalParts } from "../conjugation/principal-parts.ts";
import { withoutMarks } from "../grading/normalise.ts";
import { splitsOf } from "./learner-endings.ts";

/**
 * Everyday verbs, without -se, that may have a word as a form, because they have its stem. Check each with
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

/** One index for each first letter of a word, so that an answer builds only the one it needs. */
const indices = new Map<string, VerbsByStem>();

/** Verbs with forms that begin with another letter: *voy*, *fui*, *huelo*, *quepo*. */
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
    // The gerundios *riendo* and *riñendo* have -endo, which is not among the endings of learners.
    ...(/(?:i|ñ|ll)$/.test(raised.text) ? [`${raised.text}endo`] : []),
    ...whole.flatMap((form) => (form ? [form.stem + form.ending] : [])),
  ];
}

/** Forms of *ir*, whose stem is empty. */
const formsWithoutStem = ["id", "ido", "yendo"];

function listedForms(parts: PrincipalParts): (BareForm | undefined)[] {
  return [parts.irregularTenses ?? {}, ...parts.also].flatMap((tenses) =>
    Object.values(tenses).flat(),
  );
}

/** The stem, and its spellings before other endings: *busc* for *busqu*, *cruz* for *cruc*. */
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
