import type { Tense } from "../vocabulary.ts";

export type Alternation = "e-ie" | "o-ue" | "u-ue" | "i-ie" | "e-i";

/** What a verb and its derivatives have of their own; all else follows the class (NGLE § 4.10 to 4.13). */
export type Family = {
  /** Stem of yo, and of the presente de subjuntivo. */
  yo?: string;
  /** Vowel of the stressed stem. */
  vowel?: Alternation;
  /** Stem of the gerundio and of the third persons, where it is not the weak one. */
  soft?: string;
  preterite?: string;
  future?: string;
  /** The whole command to tú. */
  tú?: string;
  participle?: string;
  /** Whole tenses, as stem.ending; one word for each person that exists, - for the others. */
  written?: Partial<Record<Tense, string>>;
};

const volver: Family = { vowel: "o-ue", participle: "vuelt.o" };
const solver: Family = { vowel: "o-ue", participle: "suelt.o" };

/** Verbs that are recognised at the end of an infinitive: *detener* is de + tener. */
export const suffixFamilies: Readonly<Record<string, Family>> = {
  tener: { yo: "teng", vowel: "e-ie", preterite: "tuv", future: "tendr", tú: "ten" },
  poner: { yo: "pong", preterite: "pus", future: "pondr", tú: "pon", participle: "puest.o" },
  venir: { yo: "veng", vowel: "e-ie", soft: "vin", preterite: "vin", future: "vendr", tú: "ven" },
  valer: { yo: "valg", future: "valdr" },
  salir: { yo: "salg", future: "saldr", tú: "sal" },
  hacer: { yo: "hag", preterite: "hic", future: "har", tú: "haz", participle: "hech.o" },
  facer: { yo: "fag", preterite: "fic", future: "far", participle: "fech.o" },
  traer: { yo: "traig", preterite: "traj" },
  caer: { yo: "caig" },
  ducir: { yo: "duzc", preterite: "duj" },
  scribir: { participle: "scrit.o" },
  cubrir: { participle: "cubiert.o" },
  volver,
  solver,
  decir: { yo: "dig", vowel: "e-i", preterite: "dij", future: "dir", participle: "dich.o" },
};

const ser: Family = {
  written: {
    "presente-indicativo": "s.oy er.es e.s s.omos s.ois s.on",
    "preterito-indefinido": "fu.i fu.iste fu.e fu.imos fu.isteis fu.eron",
    "preterito-imperfecto": "er.a er.as er.a ér.amos er.ais er.an",
    "presente-subjuntivo": "se.a se.as se.a se.amos se.áis se.an",
    "imperfecto-subjuntivo": "fu.era fu.eras fu.era fu.éramos fu.erais fu.eran",
    "imperfecto-subjuntivo-se": "fu.ese fu.eses fu.ese fu.ésemos fu.eseis fu.esen",
    "futuro-subjuntivo": "fu.ere fu.eres fu.ere fu.éremos fu.ereis fu.eren",
  },
  tú: "sé",
};

const ir: Family = {
  written: {
    ...ser.written,
    "presente-indicativo": "v.oy v.as v.a v.amos v.ais v.an",
    "preterito-imperfecto": "ib.a ib.as ib.a íb.amos ib.ais ib.an",
    "presente-subjuntivo": "vay.a vay.as vay.a vay.amos vay.áis vay.an",
    gerundio: "y.endo",
  },
  tú: "ve",
};

const ver: Family = {
  participle: "vist.o",
  written: {
    "presente-indicativo": "ve.o v.es v.e v.emos v.eis v.en",
    "preterito-indefinido": "v.i v.iste v.io v.imos v.isteis v.ieron",
    "preterito-imperfecto": "ve.ía ve.ías ve.ía ve.íamos ve.íais ve.ían",
    "presente-subjuntivo": "ve.a ve.as ve.a ve.amos ve.áis ve.an",
  },
};

const prever: Family = {
  participle: "vist.o",
  tú: "ve",
  written: {
    "presente-indicativo": "ve.o v.és v.é v.emos v.éis v.én",
    "preterito-imperfecto": "ve.ía ve.ías ve.ía ve.íamos ve.íais ve.ían",
    "presente-subjuntivo": "ve.a ve.as ve.a ve.amos ve.áis ve.an",
  },
};

const dar: Family = {
  written: {
    "presente-indicativo": "d.oy d.as d.a d.amos d.ais d.an",
    "preterito-indefinido": "d.i d.iste d.io d.imos d.isteis d.ieron",
    "presente-subjuntivo": "d.é d.es d.é d.emos d.eis d.en",
    "imperfecto-subjuntivo": "d.iera d.ieras d.iera d.iéramos d.ierais d.ieran",
    "imperfecto-subjuntivo-se": "d.iese d.ieses d.iese d.iésemos d.ieseis d.iesen",
    "futuro-subjuntivo": "d.iere d.ieres d.iere d.iéremos d.iereis d.ieren",
  },
};

const querer: Family = { vowel: "e-ie", preterite: "quis", future: "querr" };
const abrir: Family = { participle: "abiert.o" };
const morir: Family = { vowel: "o-ue", participle: "muert.o" };

/** Verbs that are recognised as a whole. */
export const wholeFamilies: Readonly<Record<string, Family>> = {
  ser,
  ir,
  dar,
  ver,
  prever,
  entrever: prever,
  estar: {
    preterite: "estuv",
    tú: "está",
    written: {
      "presente-indicativo": "est.oy est.ás est.á est.amos est.áis est.án",
      "presente-subjuntivo": "est.é est.és est.é est.emos est.éis est.én",
    },
  },
  haber: {
    preterite: "hub",
    future: "habr",
    written: {
      "presente-indicativo": "h.e h.as h.a h.emos hab.éis h.an",
      "presente-subjuntivo": "hay.a hay.as hay.a hay.amos hay.áis hay.an",
    },
  },
  saber: {
    preterite: "sup",
    future: "sabr",
    yo: "sep",
    written: { "presente-indicativo": "s.é sab.es sab.e sab.emos sab.éis sab.en" },
  },
  caber: { yo: "quep", preterite: "cup", future: "cabr" },
  poder: { vowel: "o-ue", soft: "pud", preterite: "pud", future: "podr" },
  querer,
  malquerer: querer,
  bienquerer: querer,
  andar: { preterite: "anduv" },
  desandar: { preterite: "anduv" },
  asir: { yo: "asg" },
  desasir: { yo: "asg" },
  oír: { yo: "oig" },
  desoír: { yo: "oig" },
  entreoír: { yo: "oig" },
  trasoír: { yo: "oig" },
  abrir,
  entreabrir: abrir,
  reabrir: abrir,
  morir,
  entremorir: morir,
  premorir: morir,
  romper: { participle: "rot.o" },
};
