import type { Tense } from "../vocabulary.ts";
import type { StemPattern } from "./stem-patterns.ts";

/** The forms of a tense as stem.ending for each person; - where no such form exists. */
export type WrittenTenses = Partial<Record<Tense, string>>;

/**
 * The irregular parts of a verb and its derivatives. Class and pattern give the rest (NGLE, ch. 4; the
 * models of the DPD, apéndice 1).
 */
export type Family = {
  pattern?: StemPattern;
  /** Stems that the infinitive and the pattern do not give. */
  weak?: string;
  strong?: string;
  /** Of yo and of the presente de subjuntivo. */
  yo?: string;
  /** Of nosotros and vosotros in the presente de subjuntivo. */
  subjunctive?: string;
  /** Of the gerundio and of the third persons of the pretérito. */
  soft?: string;
  preterite?: string;
  future?: string;
  /** The whole command to tú. */
  tú?: string;
  participle?: string;
  written?: WrittenTenses;
  /** Further accepted forms. */
  also?: readonly WrittenTenses[];
};

/** The accepted conjugations of a verb, the usual one first. */
export type Families = readonly [Family, ...Family[]];

const scrito: Family = { participle: "scrit.o" };
const doing: Family = {
  yo: "hag",
  preterite: "hic",
  future: "har",
  tú: "haz",
  participle: "hech.o",
};
const making: Family = { yo: "fag", preterite: "fic", future: "far", participle: "fech.o" };
const querer: Family = { pattern: "e-ie", preterite: "quis", future: "querr" };
const rotting: Family = {
  weak: "pudr",
  strong: "pudr",
  participle: "podr.ido",
  also: [{ "preterito-indefinido": "- - podr.ió - - podr.ieron" }],
};
const rottingToo: Family = { weak: "podr", strong: "pudr", soft: "pudr", participle: "podr.ido" };

const saying: Family = { yo: "dig", pattern: "e-i", preterite: "dij" };
const said: Family = { ...saying, participle: "dich.o" };
const shortFuture: Family = { ...said, future: "dir" };
const decir: Family = { ...shortFuture, tú: "di" };

/**
 * Prefixes of existing verbs with these roots. With any other prefix a verb is conjugated in the same
 * way, but it does not count as known.
 */
export const prefixesOfCompounds = `
  a ab abs ad ante apre audiode auto autocon autode autodi autoim autoin autopro
  autorrepro autosatis autosos circun co com con contra copro cor de des desa desan
  descom descon desen desim desin di dis discon e ej en entre equi ex extra im in
  indis inter intro j licue mal man manu o ob pos post pre predis prein presu pro
  putre rare re recom recon redes reintro repro retra retro satis se so sobre sobree
  sobreex sos su sub subs super sus tele tra tran trans tras tume tumu yuxta`;

/** Verbs recognised at the end of an infinitive: *detener* is de + tener. */
export const openFamilies: Readonly<Record<string, Families>> = {
  tener: [{ yo: "teng", pattern: "e-ie", preterite: "tuv", future: "tendr", tú: "ten" }],
  poner: [{ yo: "pong", preterite: "pus", future: "pondr", tú: "pon", participle: "puest.o" }],
  venir: [
    { yo: "veng", pattern: "e-ie", soft: "vin", preterite: "vin", future: "vendr", tú: "ven" },
  ],
  valer: [{ yo: "valg", future: "valdr" }],
  salir: [{ yo: "salg", future: "saldr", tú: "sal" }],
  hacer: [doing],
  // DPD, satisfacer: *satisface*, also *satisfaz*.
  facer: [{ ...making, also: [{ "imperativo-afirmativo": "- faz. - - - -" }] }],
  decir: [decir],
  traer: [{ yo: "traig", preterite: "traj" }],
  caer: [{ yo: "caig" }],
  roer: [{}, { yo: "roig" }, { yo: "roy" }],
  raer: [{ yo: "raig" }, { yo: "ray" }],
  ducir: [{ yo: "duzc", preterite: "duj" }],
  oír: [{ yo: "oig" }],
  querer: [querer],
  // DPD, escribir: -scripto in America, but not in *escribir* itself.
  scribir: [scrito, { participle: "script.o" }],
  abrir: [{ participle: "abiert.o" }],
  cubrir: [{ participle: "cubiert.o" }],
  morir: [{ participle: "muert.o" }],
  volver: [{ pattern: "o-ue", participle: "vuelt.o" }],
  solver: [{ pattern: "o-ue", participle: "suelt.o" }],
  yacer: [{ yo: "yazc" }, { yo: "yazg", tú: "yaz" }, { yo: "yag" }],
  // DPD, pudrir: u in Spain; in America o too, where the stem is not stressed.
  pudrir: [rotting, rottingToo],
  podrir: [rotting, rottingToo],
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

const ser: Family = {
  written: {
    ...fueTenses,
    "presente-indicativo": "s.oy er.es e.s s.omos s.ois s.on",
    "preterito-imperfecto": "er.a er.as er.a ér.amos er.ais er.an",
    "presente-subjuntivo": "se.a se.as se.a se.amos se.áis se.an",
  },
  tú: "sé",
};

const ir: Family = {
  written: {
    ...fueTenses,
    "presente-indicativo": "v.oy v.as v.a v.amos v.ais v.an",
    "preterito-imperfecto": "ib.a ib.as ib.a íb.amos ib.ais ib.an",
    "presente-subjuntivo": "vay.a vay.as vay.a vay.amos vay.áis vay.an",
  },
  tú: "ve",
  // DPD, ir(se): *vamos*, *vámonos* are commands too.
  also: [{ "imperativo-afirmativo": "- - - v.amos - -" }],
};

const seeing = {
  "preterito-imperfecto": "ve.ía ve.ías ve.ía ve.íamos ve.íais ve.ían",
  "presente-subjuntivo": "ve.a ve.as ve.a ve.amos ve.áis ve.an",
};

const ver: Family = {
  participle: "vist.o",
  written: {
    ...seeing,
    "presente-indicativo": "ve.o v.es v.e v.emos v.eis v.en",
  },
};

const prever: Family = {
  participle: "vist.o",
  tú: "ve",
  written: { ...seeing, "presente-indicativo": "ve.o v.és v.é v.emos v.éis v.én" },
};

const givenTenses = {
  "imperfecto-subjuntivo": "d.iera d.ieras d.iera d.iéramos d.ierais d.ieran",
  "imperfecto-subjuntivo-se": "d.iese d.ieses d.iese d.iésemos d.ieseis d.iesen",
  "futuro-subjuntivo": "d.iere d.ieres d.iere d.iéremos d.iereis d.ieren",
};

const dar: Family = {
  written: {
    ...givenTenses,
    "presente-indicativo": "d.oy d.as d.a d.amos d.ais d.an",
    "preterito-indefinido": "d.i d.iste d.io d.imos d.isteis d.ieron",
    "presente-subjuntivo": "d.é d.es d.é d.emos d.eis d.en",
  },
};

const desdar: Family = {
  written: {
    ...givenTenses,
    "presente-indicativo": "d.oy d.ás d.á d.amos d.áis d.án",
    "preterito-indefinido": "d.í d.iste d.ió d.imos d.isteis d.ieron",
    "presente-subjuntivo": "d.é d.és d.é d.emos d.éis d.én",
  },
};

const knowing: Family = {
  preterite: "sup",
  future: "sabr",
  yo: "sep",
  written: { "presente-indicativo": "s.é sab.es sab.e sab.emos sab.éis sab.en" },
};

/** Verbs recognised as a whole; a hyphen separates the prefix from the rest. */
export const closedFamilies: Readonly<Record<string, Families>> = {
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
      tú: "est.á",
      written: {
        "presente-indicativo": "est.oy est.ás est.á est.amos est.áis est.án",
        "presente-subjuntivo": "est.é est.és est.é est.emos est.éis est.én",
      },
    },
  ],
  // DPD, haber: *hay* is the present of the impersonal verb; it has no imperative.
  haber: [
    {
      preterite: "hub",
      future: "habr",
      written: {
        "presente-indicativo": "h.e h.as h.a h.emos hab.éis h.an",
        "presente-subjuntivo": "hay.a hay.as hay.a hay.amos hay.áis hay.an",
        "imperativo-afirmativo": "- - - - - -",
        "imperativo-negativo": "- - - - - -",
      },
      also: [{ "presente-indicativo": "- - h.ay - - -" }],
    },
  ],
  saber: [knowing],
  "re-saber": [knowing],
  caber: [{ yo: "quep", preterite: "cup", future: "cabr" }],
  poder: [{ pattern: "o-ue", soft: "pud", preterite: "pud", future: "podr" }],
  andar: [{ preterite: "anduv" }],
  "des-andar": [{ preterite: "anduv" }],
  asir: [{ yo: "asg" }],
  "des-asir": [{ yo: "asg" }],
  // DPD, placer: *plugo*, *plega*, *plegue* in literature.
  placer: [
    {
      yo: "plazc",
      also: [
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
  // *Irgamos* is usual, *yergamos* follows *yerga*.
  erguir: [{ pattern: "e-ie-i" }, { pattern: "e-i", subjunctive: "yergu" }],
  // DPD, bendecir, maldecir, contradecir, predecir.
  "ben-decir": [saying],
  "mal-decir": [saying],
  "pre-decir": [said, shortFuture],
  "contra-decir": [shortFuture, said],
  "des-decir": [shortFuture, said],
  "con-decir": [shortFuture, said],
  "inter-decir": [shortFuture, said],
  "re-decir": [shortFuture, { ...decir, future: "decir" }],
  "entre-decir": [decir, said],
  "des-vaír": [{ yo: "vay" }],
  "des-facer": [{ ...making, tú: "faz" }],
  // DLE: -scer follows *agradecer*; with hard sc in older use.
  evanescer: [{}, { yo: "evanesc" }],
  fosforescer: [{}, { yo: "fosforesc" }],
  pubescer: [{}, { yo: "pubesc" }],
  escribir: [{ participle: "escrit.o" }],
  "manu-scribir": [scrito],
  "re-escribir": [{ participle: "escrit.o" }],
  "des-abrir": [{}],
  romper: [{ participle: "rot.o" }],
  "ar-romper": [{ participle: "rot.o" }],
  // *Bienquisto* is in literature; *desahúcio* exists beside *desahucio*.
  "bien-querer": [querer, { ...querer, participle: "quist.o" }],
  "mal-querer": [querer, { ...querer, participle: "quist.o" }],
  desahuciar: [{}, { strong: "desahúci" }],
  inhestar: [{}, { participle: "inhiest.o" }],
};
