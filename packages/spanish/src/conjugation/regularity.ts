import { type Person, persons, type TableTense, type Tense, tenses } from "../tenses.ts";
import { type BareForm, bareForm } from "./bare-form.ts";
import { conjugate } from "./conjugate.ts";
import { endings, gerundEnding, participleEnding, vosotrosImperativeEnding } from "./endings.ts";
import { addPronouns, type Form, joinParts } from "./form.ts";
import type { Infinitive, VerbClass } from "./infinitive.ts";
import type { Irregularity } from "./irregularity.ts";
import { makeStem } from "./stem.ts";

const regularities = ["regular", "orthographic", "irregular"] as const;
/** `orthographic`: the tense changes only letters that keep the sound of the regular form: *busqué*. */
export type Regularity = (typeof regularities)[number];

/**
 * Irregularities that keep the sound of the regular form (NGLE, ch. 4). The y of *leyó* is left out, because the
 * guides teach it with the irregular third persons.
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

/** The regularity of a tense. One irregular form makes the tense irregular. */
export function regularityOf(verb: Infinitive, tense: TableTense): Regularity {
  const forms = conjugate(verb, tense).filter(({ irregularities }) => irregularities.length > 0);
  if (forms.length === 0) return "regular";
  return forms.every(isOrthographic) ? "orthographic" : "irregular";
}

/** Whether a verb is irregular in no tense. */
export function isRegular(verb: Infinitive): boolean {
  return tenses.every((tense) => regularityOf(verb, tense) !== "irregular");
}

/**
 * Whether a form differs only in spelling: *guio* lacks an accent. *Vi* and *vio* count as irregular, because the
 * guides teach them with the irregular verbs.
 */
function isOrthographic({ irregularities, parts }: Form): boolean {
  if (irregularities.includes("no-accent") && !/[aeiou]/.test(parts.stem)) return false;
  return irregularities.every((irregularity) => orthographic.has(irregularity));
}

/**
 * The form that the verb would have if it were regular, with its pronoun and *no*: *tení* for *tuve*, *sabo* for *sé*,
 * *í* for *fui*. Applies the rules of spelling: *busqué*.
 */
export function regularForm(verb: Infinitive, tense: Tense, person: Person | null): string {
  const bare = regularBareForm(verb.base.slice(0, -2), verb.verbClass, tense, person);
  return joinParts(addPronouns(bare, tense, person, verb.reflexive));
}

function regularBareForm(
  stem: string,
  verbClass: VerbClass,
  tense: Tense,
  person: Person | null,
): BareForm {
  const root = makeStem(stem);
  if (tense === "gerundio") return bareForm(root, gerundEnding[verbClass], verbClass);
  if (tense === "participio") return bareForm(root, participleEnding[verbClass], verbClass);
  if (tense === "imperativo-negativo") {
    return regularBareForm(stem, verbClass, "presente-subjuntivo", person);
  }
  if (tense === "imperativo-afirmativo") {
    if (person === "tú") return regularBareForm(stem, verbClass, "presente-indicativo", "él");
    if (person === "vosotros")
      return bareForm(root, vosotrosImperativeEnding[verbClass], verbClass);
    return regularBareForm(stem, verbClass, "presente-subjuntivo", person);
  }
  const ending = endings[verbClass][tense][persons.indexOf(person ?? "yo")] ?? "";
  const isOfInfinitive = tense === "futuro-simple" || tense === "condicional-simple";
  return bareForm(isOfInfinitive ? makeStem(stem + verbClass) : root, ending, verbClass);
}
