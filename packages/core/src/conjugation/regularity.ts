import { type Person, persons, type Tense } from "../vocabulary.ts";
import { type BareForm, bareForm } from "./bare-form.ts";
import { conjugate } from "./conjugate.ts";
import {
  endings,
  gerundEnding,
  participleEnding,
  pluralCommandEnding,
  type VerbClass,
} from "./endings.ts";
import { type Form, joined } from "./form.ts";
import type { Irregularity } from "./irregularity.ts";
import { partsOf } from "./pronouns.ts";
import { makeStem } from "./stem.ts";
import type { Infinitive } from "./verb.ts";

export const regularities = ["regular", "orthographic", "irregular"] as const;
export type Regularity = (typeof regularities)[number];

/**
 * Kinds that keep the sound of the regular form (NGLE, ch. 4). The y of *leyó* is not among them: it is
 * taught with the irregular third persons, as in the guides.
 */
const orthographic: ReadonlySet<Irregularity> = new Set<Irregularity>([
  "stressed-i-u",
  "hiatus-accent",
  "no-accent",
  "c-qu",
  "g-gu",
  "gu-gü",
  "z-c",
  "c-z",
  "g-j",
  "gu-g",
  "qu-c",
  "dropped-i",
]);

/** What the forms of a tense are, taken together: irregular as soon as one of them is. */
export function regularityOf(verb: Infinitive, tense: Tense): Regularity {
  const forms = conjugate(verb, tense).filter(({ irregularities }) => irregularities.length > 0);
  if (forms.length === 0) return "regular";
  return forms.every(isOrthographic) ? "orthographic" : "irregular";
}

/**
 * *Guio* lacks an accent as a matter of spelling. *Vi* and *vio*, whose stem has no vowel either, are
 * taught among the irregular verbs.
 */
function isOrthographic({ irregularities, parts }: Form): boolean {
  if (irregularities.includes("no-accent") && !/[aeiou]/.test(parts.stem)) return false;
  return irregularities.every((kind) => orthographic.has(kind));
}

/**
 * The form as it would be if the verb were regular, spelled so that it keeps its sound: *tení* for
 * *tuve*, *sabo* for *sé*, *í* for *fui*, but *busqué*. Pronoun and *no* included.
 */
export function regularForm(verb: Infinitive, tense: Tense, person: Person | null): string {
  const bare = regularBareForm(verb.base.slice(0, -2), verb.verbClass, tense, person);
  return joined(partsOf(bare, tense, person, verb.reflexive));
}

function regularBareForm(
  stem: string,
  verbClass: VerbClass,
  tense: Tense,
  person: Person | null,
): BareForm {
  const weak = makeStem(stem);
  if (tense === "gerundio") return bareForm(weak, gerundEnding[verbClass], verbClass);
  if (tense === "participio") return bareForm(weak, participleEnding[verbClass], verbClass);
  if (tense === "imperativo-negativo") {
    return regularBareForm(stem, verbClass, "presente-subjuntivo", person);
  }
  if (tense === "imperativo-afirmativo") {
    if (person === "tú") return regularBareForm(stem, verbClass, "presente-indicativo", "él");
    if (person === "vosotros") return bareForm(weak, pluralCommandEnding[verbClass], verbClass);
    return regularBareForm(stem, verbClass, "presente-subjuntivo", person);
  }
  const ending = endings[verbClass][tense][persons.indexOf(person ?? "yo")] ?? "";
  const isOfInfinitive = tense === "futuro-simple" || tense === "condicional-simple";
  return bareForm(isOfInfinitive ? makeStem(stem + verbClass) : weak, ending, verbClass);
}
