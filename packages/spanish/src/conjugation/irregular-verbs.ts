import type { Tense } from "../tenses.ts";
import type { StemPattern } from "./stem.ts";

/** The forms of a tense, written stem.ending for each person, or - where the form does not exist or is regular. */
export type TenseForms = Partial<Record<Tense, string>>;

/**
 * The irregular parts of a verb and its derivatives. Class and pattern give the rest (NGLE, ch. 4; the
 * models of the DPD, apéndice 1). `PrincipalParts` explains the stems.
 */
export type IrregularConjugation = {
  pattern?: StemPattern;
  unstressed?: string;
  stressed?: string;
  yo?: string;
  subjunctivePlural?: string;
  raised?: string;
  /** The stem of a strong pretérito. */
  preterite?: string;
  future?: string;
  /** The whole form of tú, or stem.ending. */
  imperative?: string;
  participle?: string;
  tenses?: TenseForms;
  /** Further accepted forms. */
  variants?: readonly TenseForms[];
};

/** The accepted conjugations of a verb, the usual one first. */
export type IrregularConjugations = readonly [IrregularConjugation, ...IrregularConjugation[]];

const describir: IrregularConjugation = { participle: "scrit.o" };
const hacer: IrregularConjugation = {
  yo: "hag",
  preterite: "hic",
  future: "har",
  imperative: "haz",
  participle: "hech.o",
};
const satisfacer: IrregularConjugation = {
  yo: "fag",
  preterite: "fic",
  future: "far",
  participle: "fech.o",
};
const querer: IrregularConjugation = { pattern: "e-ie", preterite: "quis", future: "querr" };
const pudrir: IrregularConjugation = {
  unstressed: "pudr",
  stressed: "pudr",
  participle: "podr.ido",
  variants: [{ "preterito-indefinido": "- - podr.ió - - podr.ieron" }],
};
const podrir: IrregularConjugation = {
  unstressed: "podr",
  stressed: "pudr",
  raised: "pudr",
  participle: "podr.ido",
};

const bendecir: IrregularConjugation = { yo: "dig", pattern: "e-i", preterite: "dij" };
const predecir: IrregularConjugation = { ...bendecir, participle: "dich.o" };
const contradecir: IrregularConjugation = { ...predecir, future: "dir" };
const decir: IrregularConjugation = { ...contradecir, imperative: "di" };

/**
 * Verbs recognised at the end of an infinitive: *detener* is de + tener. Any other prefix before one of these verbs
 * also leaves its conjugation unchanged.
 */
export const conjugationsByRoot: Readonly<Record<string, IrregularConjugations>> = {
  tener: [{ yo: "teng", pattern: "e-ie", preterite: "tuv", future: "tendr", imperative: "ten" }],
  poner: [
    { yo: "pong", preterite: "pus", future: "pondr", imperative: "pon", participle: "puest.o" },
  ],
  venir: [
    {
      yo: "veng",
      pattern: "e-ie",
      raised: "vin",
      preterite: "vin",
      future: "vendr",
      imperative: "ven",
    },
  ],
  valer: [{ yo: "valg", future: "valdr" }],
  salir: [{ yo: "salg", future: "saldr", imperative: "sal" }],
  hacer: [hacer],
  // DPD, satisfacer: *satisface*, also *satisfaz*.
  facer: [{ ...satisfacer, variants: [{ "imperativo-afirmativo": "- faz. - - - -" }] }],
  decir: [decir],
  traer: [{ yo: "traig", preterite: "traj" }],
  caer: [{ yo: "caig" }],
  roer: [{}, { yo: "roig" }, { yo: "roy" }],
  raer: [{ yo: "raig" }, { yo: "ray" }],
  ducir: [{ yo: "duzc", preterite: "duj" }],
  oír: [{ yo: "oig" }],
  querer: [querer],
  // DPD, escribir: -scripto in America, but not in *escribir* itself.
  scribir: [describir, { participle: "script.o" }],
  abrir: [{ participle: "abiert.o" }],
  cubrir: [{ participle: "cubiert.o" }],
  morir: [{ participle: "muert.o" }],
  volver: [{ pattern: "o-ue", participle: "vuelt.o" }],
  solver: [{ pattern: "o-ue", participle: "suelt.o" }],
  seguir: [{ pattern: "e-i" }],
  yacer: [{ yo: "yazc" }, { yo: "yazg", imperative: "yaz" }, { yo: "yag" }],
  // DPD, pudrir: u in Spain; in America o too, where the stem is not stressed. The vowel of the infinitive comes first.
  pudrir: [pudrir, podrir],
  podrir: [podrir, pudrir],
  // Double participles (NGLE, ch. 4; DPD, imprimir, freír, proveer).
  imprimir: [{ participle: "impres.o" }, {}],
  freír: [{ participle: "frit.o" }, {}],
  proveer: [{ participle: "provist.o" }, {}],
};

const fueTenses = {
  "preterito-indefinido": "fu.i fu.iste fu.e fu.imos fu.isteis fu.eron",
  "imperfecto-subjuntivo": "fu.era fu.eras fu.era fu.éramos fu.erais fu.eran",
  "imperfecto-subjuntivo-se": "fu.ese fu.eses fu.ese fu.ésemos fu.eseis fu.esen",
  "futuro-subjuntivo": "fu.ere fu.eres fu.ere fu.éremos fu.ereis fu.eren",
};

const ser: IrregularConjugation = {
  tenses: {
    ...fueTenses,
    "presente-indicativo": "s.oy er.es e.s s.omos s.ois s.on",
    "preterito-imperfecto": "er.a er.as er.a ér.amos er.ais er.an",
    "presente-subjuntivo": "se.a se.as se.a se.amos se.áis se.an",
  },
  imperative: "sé",
};

const ir: IrregularConjugation = {
  tenses: {
    ...fueTenses,
    "presente-indicativo": "v.oy v.as v.a v.amos v.ais v.an",
    "preterito-imperfecto": "ib.a ib.as ib.a íb.amos ib.ais ib.an",
    "presente-subjuntivo": "vay.a vay.as vay.a vay.amos vay.áis vay.an",
    // DPD, ir(se): *vamos* and *vámonos* are usual, *vayamos* and *vayámonos* less so.
    "imperativo-afirmativo": "- - - v.amos - -",
  },
  imperative: "ve",
  variants: [{ "imperativo-afirmativo": "- - - vay.amos - -" }],
};

const verTenses = {
  "preterito-imperfecto": "ve.ía ve.ías ve.ía ve.íamos ve.íais ve.ían",
  "presente-subjuntivo": "ve.a ve.as ve.a ve.amos ve.áis ve.an",
};

const ver: IrregularConjugation = {
  participle: "vist.o",
  tenses: {
    ...verTenses,
    "presente-indicativo": "ve.o v.es v.e v.emos v.eis v.en",
  },
};

const prever: IrregularConjugation = {
  participle: "vist.o",
  imperative: "ve",
  tenses: { ...verTenses, "presente-indicativo": "ve.o v.és v.é v.emos v.éis v.én" },
};

const darTenses = {
  "imperfecto-subjuntivo": "d.iera d.ieras d.iera d.iéramos d.ierais d.ieran",
  "imperfecto-subjuntivo-se": "d.iese d.ieses d.iese d.iésemos d.ieseis d.iesen",
  "futuro-subjuntivo": "d.iere d.ieres d.iere d.iéremos d.iereis d.ieren",
};

const dar: IrregularConjugation = {
  tenses: {
    ...darTenses,
    "presente-indicativo": "d.oy d.as d.a d.amos d.ais d.an",
    "preterito-indefinido": "d.i d.iste d.io d.imos d.isteis d.ieron",
    "presente-subjuntivo": "d.é d.es d.é d.emos d.eis d.en",
  },
};

const desdar: IrregularConjugation = {
  tenses: {
    ...darTenses,
    "presente-indicativo": "d.oy d.ás d.á d.amos d.áis d.án",
    "preterito-indefinido": "d.í d.iste d.ió d.imos d.isteis d.ieron",
    "presente-subjuntivo": "d.é d.és d.é d.emos d.éis d.én",
  },
};

const saber: IrregularConjugation = {
  preterite: "sup",
  future: "sabr",
  yo: "sep",
  tenses: { "presente-indicativo": "s.é sab.es sab.e sab.emos sab.éis sab.en" },
};

/** Verbs recognised as a whole; a hyphen separates the prefix from the rest. */
export const conjugationsByInfinitive: Readonly<Record<string, IrregularConjugations>> = {
  ser: [ser],
  ir: [ir],
  dar: [dar],
  "des-dar": [desdar],
  ver: [ver],
  "pre-ver": [prever],
  "ante-ver": [prever],
  "entre-ver": [prever],
  "re-ver": [prever],
  "tras-ver": [prever],
  estar: [
    {
      preterite: "estuv",
      imperative: "est.á",
      tenses: {
        "presente-indicativo": "est.oy est.ás est.á est.amos est.áis est.án",
        "presente-subjuntivo": "est.é est.és est.é est.emos est.éis est.én",
      },
    },
  ],
  // *Hay* is the presente of the impersonal verb. Haber has no imperative (DPD, haber).
  haber: [
    {
      preterite: "hub",
      future: "habr",
      tenses: {
        "presente-indicativo": "h.e h.as h.a h.emos hab.éis h.an",
        "presente-subjuntivo": "hay.a hay.as hay.a hay.amos hay.áis hay.an",
        "imperativo-afirmativo": "- - - - - -",
        "imperativo-negativo": "- - - - - -",
      },
      variants: [{ "presente-indicativo": "- - h.ay - - -" }],
    },
  ],
  saber: [saber],
  "re-saber": [saber],
  caber: [{ yo: "quep", preterite: "cup", future: "cabr" }],
  poder: [{ pattern: "o-ue", raised: "pud", preterite: "pud", future: "podr" }],
  andar: [{ preterite: "anduv" }],
  "des-andar": [{ preterite: "anduv" }],
  asir: [{ yo: "asg" }],
  "des-asir": [{ yo: "asg" }],
  // DPD, placer: *plugo*, *plega*, *plegue* in literature.
  placer: [
    {
      yo: "plazc",
      variants: [
        {
          "preterito-indefinido": "- - plug.o - - plugu.ieron",
          "presente-subjuntivo": "- - pleg.a - - -",
          "imperfecto-subjuntivo": "- - plugu.iera - - plugu.ieran",
          "imperfecto-subjuntivo-se": "- - plugu.iese - - plugu.iesen",
          "futuro-subjuntivo": "- - plugu.iere - - plugu.ieren",
        },
        { "presente-subjuntivo": "- - plegu.e - - -" },
      ],
    },
  ],
  // *Irgamos* is usual; *yergamos* is built from *yerga*.
  erguir: [{ pattern: "e-ie-i" }, { pattern: "e-i", subjunctivePlural: "yergu" }],
  // DPD, bendecir, maldecir, contradecir, predecir.
  "ben-decir": [bendecir],
  "mal-decir": [bendecir],
  "pre-decir": [predecir, contradecir],
  "contra-decir": [contradecir, predecir],
  "des-decir": [contradecir, predecir],
  "con-decir": [contradecir, predecir],
  "inter-decir": [contradecir, predecir],
  "re-decir": [contradecir, { ...decir, future: "decir" }],
  "entre-decir": [decir, predecir],
  "des-vaír": [{ yo: "vay" }],
  "des-facer": [{ ...satisfacer, imperative: "faz" }],
  // The DLE conjugates verbs in -scer like *agradecer*; older use has hard sc.
  evanescer: [{}, { yo: "evanesc" }],
  fosforescer: [{}, { yo: "fosforesc" }],
  pubescer: [{}, { yo: "pubesc" }],
  escribir: [{ participle: "escrit.o" }],
  "manu-scribir": [describir],
  "re-escribir": [{ participle: "escrit.o" }],
  "des-abrir": [{}],
  romper: [{ participle: "rot.o" }],
  "ar-romper": [{ participle: "rot.o" }],
  // *Bienquisto* occurs in literature, and *desahúcio* beside *desahucio*.
  "bien-querer": [querer, { ...querer, participle: "quist.o" }],
  "mal-querer": [querer, { ...querer, participle: "quist.o" }],
  desahuciar: [{}, { stressed: "desahúci" }],
  inhestar: [{}, { participle: "inhiest.o" }],
};
