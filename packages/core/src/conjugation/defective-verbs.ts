import type { Tense } from "../vocabulary.ts";

/**
 * Verbs of which only some forms exist (NGLE, ch. 4; their entries in the DLE and the DPD).
 * Infinitives without -se. *Abolir*, *agredir* and *transgredir* are not among them: the DLE has given
 * them all forms since its 23rd edition (*abolo*, *aboles*).
 */
const lists = {
  /** Only él and ellos. */
  third: "acaecer acontecer antojar atañer concernir empecer llover obstar",
  /** Only él: the weather. */
  impersonal: `algaracear cascarrinar cellisquear clarecer diluviar garuar harinear lloviznar
    mollinear molliznar molliznear neviscar orvallar paramar paramear tardecer ventiscar
    ventisquear zaracear`,
  /** Only where the ending begins with i. */
  beforeI: `arrecir aterir colorir descolorir embaír empedernir manir preterir`,
  balbucir: "balbucir",
  soler: "soler",
};
type Gap = keyof typeof lists;

/** Whether a verb has a form, yo to ellos, in a tense. */
export type Existence = (tense: Tense, person: number, ending: string) => boolean;

const impersonalTenses: readonly Tense[] = ["gerundio", "participio"];
const commands: readonly Tense[] = ["imperativo-afirmativo", "imperativo-negativo"];
const presentSubjunctive: readonly Tense[] = ["presente-subjuntivo", "imperativo-negativo"];
/** DPD, soler. */
const tensesOfSoler: ReadonlySet<Tense> = new Set<Tense>([
  "presente-indicativo",
  "preterito-indefinido",
  "preterito-imperfecto",
  "presente-subjuntivo",
  "imperfecto-subjuntivo",
  "imperfecto-subjuntivo-se",
  ...impersonalTenses,
]);

const existence: Record<Gap, Existence> = {
  third: (tense, person) =>
    impersonalTenses.includes(tense) ||
    (!commands.includes(tense) && (person === 2 || person === 5)),
  impersonal: (tense, person) =>
    impersonalTenses.includes(tense) || (!commands.includes(tense) && person === 2),
  beforeI: (tense, _, ending) =>
    isFutureOrImperfect(tense) || (!presentSubjunctive.includes(tense) && /^[iíy]/.test(ending)),
  // DPD, balbucir: the other forms are those of balbucear.
  balbucir: (tense, person) =>
    !presentSubjunctive.includes(tense) &&
    !(tense === "presente-indicativo" && person === 0) &&
    !(tense === "imperativo-afirmativo" && person !== 1 && person !== 4),
  soler: (tense) => tensesOfSoler.has(tense),
};

function isFutureOrImperfect(tense: Tense): boolean {
  return tense === "futuro-simple" || tense === "condicional-simple";
}

let gaps: ReadonlyMap<string, Gap> | undefined;

/** What there is of a verb, without -se; null for a verb of which there is everything. */
export function existenceOf(base: string): Existence | null {
  gaps ??= read();
  const gap = gaps.get(base);
  return gap ? existence[gap] : null;
}

function read(): ReadonlyMap<string, Gap> {
  const found = new Map<string, Gap>();
  for (const gap in lists) {
    if (isGap(gap)) for (const base of lists[gap].split(/\s+/)) found.set(base, gap);
  }
  return found;
}

const isGap = (name: string): name is Gap => name in lists;
