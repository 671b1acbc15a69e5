import type { Tense } from "../tenses.ts";
import type { VerbClass } from "./infinitive.ts";

/** Tenses with a set of six endings; the imperatives use forms of other tenses. */
export type FiniteTense = Exclude<
  Tense,
  "imperativo-afirmativo" | "imperativo-negativo" | "gerundio" | "participio"
>;

export function isFiniteTense(tense: Tense): tense is FiniteTense {
  return tense in endings.ar;
}

type Endings = readonly string[];

const words = (list: string): Endings => list.split(" ");

const future = words("é ás á emos éis án");
const ía = words("ía ías ía íamos íais ían");
const presentInA = words("a as a amos áis an");
const presentInE = words("e es e emos éis en");
const preteriteOfErIr = words("í iste ió imos isteis ieron");

/** The regular endings, yo to ellos (NGLE, ch. 4). Futuro and condicional add them to the infinitive. */
export const endings: Record<VerbClass, Record<FiniteTense, Endings>> = {
  ar: {
    "presente-indicativo": words("o as a amos áis an"),
    "preterito-indefinido": words("é aste ó amos asteis aron"),
    "preterito-imperfecto": words("aba abas aba ábamos abais aban"),
    "futuro-simple": future,
    "condicional-simple": ía,
    "presente-subjuntivo": presentInE,
    "imperfecto-subjuntivo": words("ara aras ara áramos arais aran"),
    "imperfecto-subjuntivo-se": words("ase ases ase ásemos aseis asen"),
    "futuro-subjuntivo": words("are ares are áremos areis aren"),
  },
  er: endingsOfErIr(words("o es e emos éis en")),
  ir: endingsOfErIr(words("o es e imos ís en")),
};

function endingsOfErIr(present: Endings): Record<FiniteTense, Endings> {
  return {
    "presente-indicativo": present,
    "preterito-indefinido": preteriteOfErIr,
    "preterito-imperfecto": ía,
    "futuro-simple": future,
    "condicional-simple": ía,
    "presente-subjuntivo": presentInA,
    "imperfecto-subjuntivo": words("iera ieras iera iéramos ierais ieran"),
    "imperfecto-subjuntivo-se": words("iese ieses iese iésemos ieseis iesen"),
    "futuro-subjuntivo": words("iere ieres iere iéremos iereis ieren"),
  };
}

/** Endings after a strong stem. Those of yo and él are unstressed: *tuve*, *tuvo* (NGLE, ch. 4). */
export const strongPreteriteEndings: Endings = words("e iste o imos isteis ieron");

export const gerundEnding: Record<VerbClass, string> = { ar: "ando", er: "iendo", ir: "iendo" };
export const participleEnding: Record<VerbClass, string> = { ar: "ado", er: "ido", ir: "ido" };
/** The endings of *hablad*, *comed*, *vivid*. */
export const vosotrosImperativeEnding: Record<VerbClass, string> = { ar: "ad", er: "ed", ir: "id" };
