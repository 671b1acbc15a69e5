import type { Person, Tense } from "../tenses.ts";

/** Tells whether a form exists. Persons count from 0 (yo) to 5 (ellos). */
export type ExistenceTest = (tense: Tense, person: number, ending: string) => boolean;

const nonFinite: readonly Tense[] = ["gerundio", "participio"];
const imperatives: readonly Tense[] = ["imperativo-afirmativo", "imperativo-negativo"];
const presentSubjunctive: readonly Tense[] = ["presente-subjuntivo", "imperativo-negativo"];
const futureAndConditional: readonly Tense[] = ["futuro-simple", "condicional-simple"];
/** The tenses in which *soler* is used (DPD, soler). */
const tensesOfSoler: readonly Tense[] = [
  "presente-indicativo",
  "preterito-indefinido",
  "preterito-imperfecto",
  "presente-subjuntivo",
  "imperfecto-subjuntivo",
  "imperfecto-subjuntivo-se",
  ...nonFinite,
];

/** Verbs that are used only in some persons, and never in the imperative. */
const onlyPersons =
  (...existing: readonly number[]): ExistenceTest =>
  (tense, person) =>
    nonFinite.includes(tense) || (!imperatives.includes(tense) && existing.includes(person));

/** For verbs with only the futuro, the condicional, and the forms with an ending in i. */
const onlyBeforeI: ExistenceTest = (tense, _, ending) =>
  futureAndConditional.includes(tense) ||
  (!presentSubjunctive.includes(tense) && /^[iíy]/.test(ending));

/** *Balbucear* supplies the forms that *balbucir* lacks (DPD, balbucir). */
const balbucir: ExistenceTest = (tense, person) =>
  !presentSubjunctive.includes(tense) &&
  !(tense === "presente-indicativo" && person === 0) &&
  !(tense === "imperativo-afirmativo" && person !== 1 && person !== 4);

/**
 * Verbs that lack forms (NGLE, ch. 4; their entries in the DLE and the DPD), without -se. *Abolir*,
 * *agredir* and *transgredir* have had all forms since the 23rd edition of the DLE (*abolo*).
 */
const defective: readonly (readonly [verbs: string, exists: ExistenceTest])[] = [
  ["acaecer acontecer antojar atañer concernir empecer llover obstar", onlyPersons(2, 5)],
  // Verbs of weather.
  [
    `abocanar acantalear alborecer algaracear brisar cascarrinar cellisquear cercear chaparrear
    clarecer diluviar encelajar garuar harinear lloviznar mollinear molliznar molliznear neblinear
    neviscar orvallar paramar paramear pintear rocear tardecer ventiscar ventisquear zaracear`,
    onlyPersons(2),
  ],
  ["arrecir aterir colorir descolorir embaír empedernir manir preterir", onlyBeforeI],
  ["balbucir", balbucir],
  ["soler", (tense) => tensesOfSoler.includes(tense)],
];

let byVerb: ReadonlyMap<string, ExistenceTest> | undefined;

/** The test for the forms of an infinitive without -se; null when all of them exist. */
export function existenceTestOf(base: string): ExistenceTest | null {
  byVerb ??= new Map(
    defective.flatMap(([verbs, exists]) =>
      verbs.split(/\s+/).map((verb) => [verb, exists] as const),
    ),
  );
  return byVerb.get(base) ?? null;
}

/**
 * Whether a compound form exists. *Soler* has only the perfecto (*ha solido*, NGLE § 4.14), and *haber* only the
 * impersonal *ha habido*. Persons that a verb lacks in every tense are not checked here.
 */
export function hasCompoundTense(base: string, tense: string, person: Person | null): boolean {
  if (base === "soler") return tense === "preterito-perfecto";
  return base !== "haber" || person === null || person === "él";
}
