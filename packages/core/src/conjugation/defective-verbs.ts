import type { Tense } from "../vocabulary.ts";

/** Whether a form exists. Persons count from 0 (yo) to 5 (ellos). */
export type Existence = (tense: Tense, person: number, ending: string) => boolean;

const nonFinite: readonly Tense[] = ["gerundio", "participio"];
const commands: readonly Tense[] = ["imperativo-afirmativo", "imperativo-negativo"];
const presentSubjunctive: readonly Tense[] = ["presente-subjuntivo", "imperativo-negativo"];
const futureAndConditional: readonly Tense[] = ["futuro-simple", "condicional-simple"];
/** DPD, soler. */
const tensesOfSoler: readonly Tense[] = [
  "presente-indicativo",
  "preterito-indefinido",
  "preterito-imperfecto",
  "presente-subjuntivo",
  "imperfecto-subjuntivo",
  "imperfecto-subjuntivo-se",
  ...nonFinite,
];

const onlyPersons =
  (...existing: readonly number[]): Existence =>
  (tense, person) =>
    nonFinite.includes(tense) || (!commands.includes(tense) && existing.includes(person));

const onlyBeforeI: Existence = (tense, _, ending) =>
  futureAndConditional.includes(tense) ||
  (!presentSubjunctive.includes(tense) && /^[iíy]/.test(ending));

/** DPD, balbucir: *balbucear* supplies the other forms. */
const balbucir: Existence = (tense, person) =>
  !presentSubjunctive.includes(tense) &&
  !(tense === "presente-indicativo" && person === 0) &&
  !(tense === "imperativo-afirmativo" && person !== 1 && person !== 4);

/**
 * Verbs that lack forms (NGLE, ch. 4; their entries in the DLE and the DPD), without -se. *Abolir*,
 * *agredir* and *transgredir* have had all forms since the 23rd edition of the DLE (*abolo*).
 */
const defective: readonly (readonly [verbs: string, existence: Existence])[] = [
  ["acaecer acontecer antojar atañer concernir empecer llover obstar", onlyPersons(2, 5)],
  // The weather.
  [
    `algaracear cascarrinar cellisquear clarecer diluviar garuar harinear lloviznar
    mollinear molliznar molliznear neviscar orvallar paramar paramear tardecer ventiscar
    ventisquear zaracear`,
    onlyPersons(2),
  ],
  ["arrecir aterir colorir descolorir embaír empedernir manir preterir", onlyBeforeI],
  ["balbucir", balbucir],
  ["soler", (tense) => tensesOfSoler.includes(tense)],
];

let byVerb: ReadonlyMap<string, Existence> | undefined;

/** Returns a test for the forms that exist, or null if all do. The infinitive has no -se. */
export function existenceOf(base: string): Existence | null {
  byVerb ??= new Map(
    defective.flatMap(([verbs, existence]) =>
      verbs.split(/\s+/).map((verb) => [verb, existence] as const),
    ),
  );
  return byVerb.get(base) ?? null;
}
