import type { TableTense } from "./tenses.ts";

/** The levels of the Common European Framework at which a learner may begin to use the product. */
export const cefrLevels = ["A1", "A2", "B1", "B2"] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** The past tenses between which a learner chooses. */
export type PastTense = "preterito-indefinido" | "preterito-imperfecto" | "preterito-perfecto";

/** What a family asks for: a form of a verb, or what the learner chooses to put into a sentence. */
type FamilyDefinition = {
  /** Spanish, as in every language of the interface. */
  name: string;
  /** Words of the name, short enough for a choice of families on a phone. */
  shortName: string;
  /** At most four letters that stand for the family in the narrow menu. Practice shows them, so they are no form. */
  sign: string;
  /**
   * The level at which a learner meets the family, after the Plan curricular del Instituto Cervantes (Gramática,
   * 9): A2 has the perfecto, the imperfecto, and ser, estar, and hay; B1 the futuro, the condicional, the
   * presente de subjuntivo, and negative commands; the choice between past tenses and between por and para is
   * complete at B2. The product's first three families are A1, so that a beginner sees no fewer than these.
   */
  level: CefrLevel;
} & (
  | { kind: "conjugation"; tenses: readonly [TableTense, ...TableTense[]] }
  /** One of a few words, on buttons. */
  | { kind: "fill-in"; words: readonly [string, ...string[]] }
  /** A form of a given verb in one of a few tenses, by the names of the choice. */
  | { kind: "fill-in"; choiceOfTense: Readonly<Record<string, PastTense>> }
  /** A form of one of a few verbs, by the names of the choice. */
  | { kind: "fill-in"; choiceOfVerb: Readonly<Record<string, string>> }
);

/** Every exercise family, in the order of menus. Each has its own cards, statistics, failed list and level. */
export const families = {
  "presente-indicativo": {
    kind: "conjugation",
    name: "Presente de indicativo",
    shortName: "Presente",
    sign: "Pres",
    level: "A1",
    tenses: ["presente-indicativo"],
  },
  "preterito-indefinido": {
    kind: "conjugation",
    name: "Pretérito indefinido",
    shortName: "Indefinido",
    sign: "Ind",
    level: "A1",
    tenses: ["preterito-indefinido"],
  },
  "preterito-imperfecto": {
    kind: "conjugation",
    name: "Pretérito imperfecto",
    shortName: "Imperfecto",
    sign: "Impf",
    level: "A2",
    tenses: ["preterito-imperfecto"],
  },
  "preterito-perfecto": {
    kind: "conjugation",
    name: "Pretérito perfecto",
    shortName: "Perfecto",
    sign: "Perf",
    level: "A2",
    tenses: ["preterito-perfecto"],
  },
  "futuro-simple": {
    kind: "conjugation",
    name: "Futuro simple",
    shortName: "Futuro",
    sign: "Fut",
    level: "B1",
    tenses: ["futuro-simple"],
  },
  "condicional-simple": {
    kind: "conjugation",
    name: "Condicional simple",
    shortName: "Condicional",
    sign: "Cond",
    level: "B1",
    tenses: ["condicional-simple"],
  },
  "presente-subjuntivo": {
    kind: "conjugation",
    name: "Presente de subjuntivo",
    shortName: "Subjuntivo",
    sign: "Subj",
    level: "B1",
    tenses: ["presente-subjuntivo"],
  },
  imperativo: {
    kind: "conjugation",
    name: "Imperativo",
    shortName: "Imperativo",
    sign: "Imp",
    level: "B1",
    tenses: ["imperativo-afirmativo", "imperativo-negativo"],
  },
  "desde-hace": {
    kind: "fill-in",
    name: "Desde, desde hace",
    shortName: "Desde hace",
    sign: "D/H",
    level: "A1",
    words: ["desde", "desde que", "desde hace", "hace"],
  },
  "ser-estar-hay": {
    kind: "fill-in",
    name: "Ser, estar, hay",
    shortName: "Ser, estar, hay",
    sign: "S/E",
    level: "A2",
    choiceOfVerb: { ser: "ser", estar: "estar", hay: "haber" },
  },
  pasado: {
    kind: "fill-in",
    name: "Pasado",
    shortName: "Pasado",
    sign: "Pas",
    level: "B2",
    choiceOfTense: {
      indefinido: "preterito-indefinido",
      imperfecto: "preterito-imperfecto",
      perfecto: "preterito-perfecto",
    },
  },
  "por-para": {
    kind: "fill-in",
    name: "Por, para",
    shortName: "Por, para",
    sign: "P/P",
    level: "B2",
    words: ["por", "para"],
  },
} as const satisfies Record<string, FamilyDefinition>;

export type Family = keyof typeof families;

type KeyOfKind<Kind extends FamilyDefinition["kind"]> = {
  [Key in Family]: (typeof families)[Key]["kind"] extends Kind ? Key : never;
}[Family];

/** Object.keys has no type for its keys. */
export const allFamilies = Object.keys(families) as [Family, ...Family[]];

export function isFamily(key: string): key is Family {
  return Object.hasOwn(families, key);
}

/** Families whose blank takes a verb form. */
export type ConjugationFamily = KeyOfKind<"conjugation">;

/** Whether a key names a family whose blank takes a verb form. */
export function isConjugationFamily(key: string): key is ConjugationFamily {
  return isFamily(key) && families[key].kind === "conjugation";
}

export const conjugationFamilies = allFamilies.filter(isConjugationFamily) as [
  ConjugationFamily,
  ...ConjugationFamily[],
];

/** Families whose blank takes what the learner chooses: one of a few words, tenses, or verbs. */
export type FillInFamily = KeyOfKind<"fill-in">;

export const fillInFamilies = allFamilies.filter((key) => !isConjugationFamily(key)) as [
  FillInFamily,
  ...FillInFamily[],
];

/** A family with the type that all families share. */
export function definitionOf(key: Family): FamilyDefinition {
  return families[key];
}

/** What a learner chooses in a fill-in family: a word, or the name of a tense or a verb. */
type ChoiceOf<Key extends FillInFamily> = ChoiceIn<(typeof families)[Key]>;

type ChoiceIn<One> = One extends { words: readonly (infer Word extends string)[] }
  ? Word
  : One extends { choiceOfTense: infer Choices } | { choiceOfVerb: infer Choices }
    ? keyof Choices & string
    : never;

/** What a learner chooses in a fill-in family, in the order of buttons and statistics. */
export function choicesIn(key: FillInFamily): readonly string[] {
  const family = definitionOf(key);
  if ("words" in family) return family.words;
  if ("choiceOfTense" in family) return Object.keys(family.choiceOfTense);
  return "choiceOfVerb" in family ? Object.keys(family.choiceOfVerb) : [];
}

/** Whether a family asks for one of a few words, and not for a verb form. */
export function asksWord(key: Family): boolean {
  return "words" in definitionOf(key);
}

/** Whether the learner of a fill-in family sees the verb, and chooses its tense. */
export function isVerbGiven(key: Family): boolean {
  return "choiceOfTense" in definitionOf(key);
}

/** The words that a sentence can ask for. */
export type FillInWord = WordsOf<(typeof families)[Family]>;

type WordsOf<One> = One extends { words: readonly (infer Word)[] } ? Word : never;

/** The exercise that opens when a path names no known one. */
export const defaultFamily: Family = "preterito-indefinido";

/** The family that practises a tense; undefined if none does. */
export const familyOfTense = (tense: TableTense): ConjugationFamily | undefined =>
  conjugationFamilies.find((key) => families[key].tenses.some((one) => one === tense));

/** A record with a value for every family. */
export function forEveryFamily<T>(makeFor: (family: Family) => T): Record<Family, T> {
  // Object.fromEntries has no type for its keys.
  return Object.fromEntries(allFamilies.map((family) => [family, makeFor(family)])) as Record<
    Family,
    T
  >;
}

/**
 * Why a fill-in sentence takes its answer: the keys of the explanations, by the choice that they explain. Each key has
 * an explanation in every language.
 */
export const explanationKeys = {
  "desde-hace": {
    desde: [
      "desde_fecha_anio",
      "desde_mes",
      "desde_fecha_mes_anio",
      "desde_fecha_pasada",
      "desde_estacion",
      "desde_evento",
      "desde_dia_semana",
    ],
    "desde que": ["desde_que_clausula"],
    "desde hace": ["desde_hace_duracion_continua"],
    hace: ["hace_duracion_pasado", "hace_que_duracion_continua"],
  },
  "por-para": {
    por: [
      "por_causa",
      "por_momento",
      "por_lugar",
      "por_medio",
      "por_precio",
      "por_en_lugar_de",
      "por_agente",
      "por_reparto",
    ],
    para: [
      "para_finalidad",
      "para_destinatario",
      "para_destino",
      "para_plazo",
      "para_opinion",
      "para_uso",
      "para_comparacion",
    ],
  },
  pasado: {
    indefinido: [
      "indefinido_suceso",
      "indefinido_serie",
      "indefinido_duracion_cerrada",
      "indefinido_interrumpe",
      "cambio_indefinido",
    ],
    imperfecto: [
      "imperfecto_descripcion",
      "imperfecto_habito",
      "imperfecto_fondo",
      "imperfecto_interrumpido",
      "imperfecto_hora_edad",
      "imperfecto_intencion",
      "cambio_imperfecto",
    ],
    perfecto: ["perfecto_tiempo_abierto", "perfecto_experiencia", "perfecto_ya_todavia"],
  },
  "ser-estar-hay": {
    ser: [
      "ser_identidad",
      "ser_origen_materia",
      "ser_caracter",
      "ser_hora_fecha",
      "ser_lugar_evento",
      "ser_cambio_sentido",
    ],
    estar: [
      "estar_lugar",
      "estar_estado",
      "estar_resultado",
      "estar_gerundio",
      "estar_cambio_sentido",
    ],
    hay: ["hay_existencia", "hay_que"],
  },
} as const satisfies {
  [Key in FillInFamily]: Record<ChoiceOf<Key>, readonly [string, ...string[]]>;
};

type ValueOf<T> = T[keyof T];

export type ExplanationKey<Key extends FillInFamily = FillInFamily> = {
  [One in Key]: ValueOf<(typeof explanationKeys)[One]> extends readonly (infer Name)[]
    ? Name
    : never;
}[Key];

/** The keys of a family's explanations. */
export function explanationKeysOf(family: FillInFamily): readonly ExplanationKey[] {
  return Object.values(explanationKeys[family]).flat();
}

/** The choice that an explanation explains; undefined in another family. */
export function explainedChoice(family: FillInFamily, key: ExplanationKey): string | undefined {
  const byChoice: Record<string, readonly ExplanationKey[]> = explanationKeys[family];
  return choicesIn(family).find((choice) => byChoice[choice]?.includes(key));
}
