import { type Person, persons, type Tense } from "../vocabulary.ts";
import { conjugate } from "./conjugate.ts";
import { endings, gerundEnding, participleEnding, pluralCommandEnding } from "./endings.ts";
import type { Infinitive } from "./infinitive.ts";
import type { Irregularity } from "./irregularity.ts";

export const regularities = ["regular", "orthographic", "irregular"] as const;
export type Regularity = (typeof regularities)[number];

/** Kinds that keep the sound of the regular form (NGLE § 4.5 and 4.6). */
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

/** The form as it would be if the verb were regular: *tení* for *tuve*, *sabo* for *sé*, *í* for *fui*. */
export function regularForm(verb: Infinitive, tense: Tense, person: Person | null): string {
  const { base, verbClass } = verb;
  const stem = base.slice(0, -2);
  if (tense === "gerundio") return stem + gerundEnding[verbClass];
  if (tense === "participio") return stem + participleEnding[verbClass];
  const index = person === null ? 0 : persons.indexOf(person);
  if (tense === "imperativo-afirmativo") {
    if (person === "vosotros") return stem + pluralCommandEnding[verbClass];
    if (person === "tú") return stem + (endings[verbClass]["presente-indicativo"][2] ?? "");
    return stem + (endings[verbClass]["presente-subjuntivo"][index] ?? "");
  }
  if (tense === "imperativo-negativo")
    return `no ${stem}${endings[verbClass]["presente-subjuntivo"][index] ?? ""}`;
  const from = tense === "futuro-simple" || tense === "condicional-simple" ? base : stem;
  return from + (endings[verbClass][tense][index] ?? "");
}
