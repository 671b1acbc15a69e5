import { type Person, persons, type Tense } from "../vocabulary.ts";
import { conjugate } from "./conjugate.ts";
import {
  endings,
  gerundEnding,
  participleEnding,
  pluralCommandEnding,
  type VerbClass,
} from "./endings.ts";
import type { Irregularity } from "./irregularity.ts";
import { type Cell, join } from "./join.ts";
import { partsOf } from "./pronouns.ts";
import { makeStem } from "./stem.ts";
import type { Infinitive } from "./verb.ts";

export const regularities = ["regular", "orthographic", "irregular"] as const;
export type Regularity = (typeof regularities)[number];

/** Kinds that keep the sound of the regular form (NGLE, ch. 4). */
const orthographic: ReadonlySet<Irregularity> = new Set<Irregularity>([
  "i-y",
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
  const kinds = conjugate(verb, tense).flatMap(({ irregularities }) => irregularities);
  if (kinds.length === 0) return "regular";
  return kinds.every((kind) => orthographic.has(kind)) ? "orthographic" : "irregular";
}

/**
 * The form as it would be if the verb were regular, spelled so that it keeps its sound: *tení* for
 * *tuve*, *sabo* for *sé*, *í* for *fui*, but *busqué*. Pronoun and *no* included.
 */
export function regularForm(verb: Infinitive, tense: Tense, person: Person | null): string {
  const cell = regularCell(verb.base.slice(0, -2), verb.verbClass, tense, person);
  const { before, stem, ending, after } = partsOf(cell, tense, person, verb.reflexive);
  return before + stem + ending + after;
}

function regularCell(
  stem: string,
  verbClass: VerbClass,
  tense: Tense,
  person: Person | null,
): Cell {
  const weak = makeStem(stem);
  if (tense === "gerundio") return join(weak, gerundEnding[verbClass], verbClass);
  if (tense === "participio") return join(weak, participleEnding[verbClass], verbClass);
  if (tense === "imperativo-negativo") {
    return regularCell(stem, verbClass, "presente-subjuntivo", person);
  }
  if (tense === "imperativo-afirmativo") {
    if (person === "tú") return regularCell(stem, verbClass, "presente-indicativo", "él");
    if (person === "vosotros") return join(weak, pluralCommandEnding[verbClass], verbClass);
    return regularCell(stem, verbClass, "presente-subjuntivo", person);
  }
  const ending = endings[verbClass][tense][persons.indexOf(person ?? "yo")] ?? "";
  const isOfInfinitive = tense === "futuro-simple" || tense === "condicional-simple";
  return join(isOfInfinitive ? makeStem(stem + verbClass) : weak, ending, verbClass);
}
