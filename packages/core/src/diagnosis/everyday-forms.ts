import type { BareForm } from "../conjugation/bare-form.ts";
import { everydayInfinitives } from "../conjugation/listed-verbs.ts";
import { conjugationsOf, type PrincipalParts } from "../conjugation/principal-parts.ts";
import { plainOf } from "./answer-text.ts";
import { endingsSpelled } from "./learner-endings.ts";

const LONGEST_ENDING = 8;

/**
 * The everyday verbs, without -se, of which a word may be a form: they have its stem. The word is
 * without marks. Some have no such form; formsOf tells.
 */
export function everydayVerbsLike(plain: string): ReadonlySet<string> {
  const byStem = verbsByStem(plain.charAt(0));
  const found = new Set(byStem.get(plain));
  for (let at = Math.max(1, plain.length - LONGEST_ENDING); at < plain.length; at += 1) {
    if (endingsSpelled(plain.slice(at)).length === 0) continue;
    for (const stem of unspelled(plain.slice(0, at))) {
      for (const verb of byStem.get(stem) ?? []) found.add(verb);
    }
  }
  return found;
}

type VerbsByStem = ReadonlyMap<string, readonly string[]>;

/** By the initial of the form. An answer needs one of them, so that no answer waits for all. */
const indices = new Map<string, VerbsByStem>();

/** Verbs of which some forms have another initial than the infinitive: *voy*, *fui*, *huelo*, *quepo*. */
const withOtherInitials: ReadonlySet<string> = new Set(["ir", "ser", "oler", "caber"]);

function verbsByStem(initial: string): VerbsByStem {
  const known = indices.get(initial);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const verb of everydayInfinitives()) {
    if (!verb.startsWith(initial) && !withOtherInitials.has(verb)) continue;
    const keys = conjugationsOf(verb).flatMap(stemsAndWholeForms);
    for (const key of new Set([verb, ...keys].map(plainOf))) {
      const verbs = index.get(key);
      if (verbs) verbs.push(verb);
      else index.set(key, [verb]);
    }
  }
  indices.set(initial, index);
  return index;
}

function stemsAndWholeForms(parts: PrincipalParts): string[] {
  const { weak, strong, first, subjunctive, soft, preterite, future } = parts;
  const stems = [weak, strong, first, subjunctive, soft, future];
  if (preterite) stems.push(preterite.stem);
  const whole = [parts.command, parts.participle, ...written(parts)];
  return [
    ...stems.flatMap(({ text }) => (text === "" ? formsWithoutStem : [text])),
    // The i of the ending is lost after these: *riendo*, *riñendo*.
    ...(/(?:i|ñ|ll)$/.test(soft.text) ? [`${soft.text}endo`] : []),
    ...whole.flatMap((form) => (form ? [form.stem + form.ending] : [])),
  ];
}

/** Of *ir*. */
const formsWithoutStem = ["id", "ido", "yendo"];

function written(parts: PrincipalParts): (BareForm | undefined)[] {
  return [parts.written ?? {}, ...parts.also].flatMap((tenses) => Object.values(tenses).flat());
}

/** The stem, and as it may be spelled before other endings: *busqu* is *busc*, *cruc* is *cruz*. */
function unspelled(stem: string): string[] {
  const [, before = "", letters = ""] = /^(.*?)(qu|gu|[czgj])$/.exec(stem) ?? [];
  return [stem, ...(otherSpellings[letters] ?? []).map((other) => before + other)];
}

const otherSpellings: Readonly<Record<string, readonly string[]>> = {
  qu: ["c"],
  gu: ["g"],
  c: ["z"],
  z: ["c"],
  g: ["gu"],
  j: ["g"],
};
