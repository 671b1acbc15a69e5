import type { TableTense } from "@verbena/spanish";
import type { ChoiceError, WordConfusion } from "./causes.ts";

/** The levels of the Common European Framework at which a learner may begin to use the product. */
export const cefrLevels = ["A1", "A2", "B1", "B2"] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** A family of exercises. Everything that the product does with a family follows from its definition. */
type FamilyDefinition = {
  /** The name. It is Spanish in every language of the interface. */
  name: string;
  /** Words of the name, short enough for a choice of families on a phone. */
  shortName: string;
  /**
   * At most four letters that stand for the family in the narrow menu. They are visible during practice and must not
   * give away an answer.
   */
  sign: string;
  /**
   * The level at which a learner meets the family, after the Plan curricular del Instituto Cervantes (Gramática, 9): A2
   * has the perfecto, the imperfecto, and ser, estar, and hay; B1 the futuro, the condicional, the presente de
   * subjuntivo, and negative commands; the choice between past tenses and between por and para is complete at B2. Three
   * families are A1: every beginner starts with at least three.
   */
  level: CefrLevel;
} & (ConjugationDefinition | FillInDefinition);

/** A family that asks for forms of verbs. */
type ConjugationDefinition = {
  kind: "conjugation";
  tenses: readonly [TableTense, ...TableTense[]];
  /** The size that the dashboard shows in place of counting the content. */
  shownSize?: { verbs: number; sentences: number };
};

/** A family that asks for what the learner chooses: one of a few words, tenses, or verbs. */
type FillInDefinition = { kind: "fill-in" } & (
  | {
      asks: "word";
      /** The words on the buttons. */
      choices: Readonly<Record<string, Choice & { confusion: WordConfusion }>>;
      /**
       * Words of other families or languages that learners write, spelled without marks. Feedback has an explanation
       * for each name.
       */
      otherWords?: readonly { name: string; spellings: readonly string[] }[];
      /** Typos at the end of an answer that have an explanation of their own. */
      knownTypos?: readonly string[];
      /** Choices that people in some regions use in place of another one. */
      heardFor?: Readonly<Record<string, string>>;
    }
  /** The learner sees the verb and chooses its tense. */
  | {
      asks: "tense";
      choices: Readonly<Record<string, Choice & { tense: TableTense }>>;
      wrongChoice: ChoiceError;
    }
  | {
      asks: "verb";
      choices: Readonly<Record<string, Choice & { verb: string }>>;
      wrongChoice: ChoiceError;
    }
);

type Choice = {
  /** Why a sentence takes the choice. Each key has an explanation in every language. */
  explanations: readonly [string, ...string[]];
};

/** Every family, in the order of menus. Each has its own cards, statistics, failed list, and level. */
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
    shownSize: { verbs: 54, sentences: 324 },
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
    asks: "word",
    choices: {
      desde: {
        confusion: "needs-point",
        explanations: [
          "desde_fecha_anio",
          "desde_mes",
          "desde_fecha_mes_anio",
          "desde_fecha_pasada",
          "desde_estacion",
          "desde_evento",
          "desde_dia_semana",
        ],
      },
      "desde que": { confusion: "needs-clause", explanations: ["desde_que_clausula"] },
      "desde hace": {
        confusion: "needs-duration",
        explanations: ["desde_hace_duracion_continua"],
      },
      hace: {
        confusion: "needs-past",
        explanations: ["hace_duracion_pasado", "hace_que_duracion_continua"],
      },
    },
    otherWords: [
      { name: "hacía", spellings: ["hacia", "desde hacia"] },
      { name: "hay", spellings: ["hay", "desde hay"] },
      { name: "durante", spellings: ["durante", "pendant", "gedurende", "tijdens", "during"] },
      {
        name: "since",
        spellings: ["depuis", "depuis que", "sinds", "sinds dat", "sedert", "al", "since", "for"],
      },
      { name: "ago", spellings: ["il y a", "ca fait", "geleden", "ago"] },
    ],
    knownTypos: ["hacen"],
    // *Vivo aquí hace años* is wrong by the norm of Spain, and correct elsewhere.
    heardFor: { hace: "desde hace" },
  },
  "ser-estar-hay": {
    kind: "fill-in",
    name: "Ser, estar, hay",
    shortName: "Ser, estar, hay",
    sign: "S/E",
    level: "A2",
    asks: "verb",
    wrongChoice: "wrong-to-be",
    choices: {
      ser: {
        verb: "ser",
        explanations: [
          "ser_identidad",
          "ser_origen_materia",
          "ser_caracter",
          "ser_hora_fecha",
          "ser_lugar_evento",
          "ser_cambio_sentido",
        ],
      },
      estar: {
        verb: "estar",
        explanations: [
          "estar_lugar",
          "estar_estado",
          "estar_resultado",
          "estar_gerundio",
          "estar_cambio_sentido",
        ],
      },
      hay: { verb: "haber", explanations: ["hay_existencia", "hay_que"] },
    },
  },
  pasado: {
    kind: "fill-in",
    name: "Pasado",
    shortName: "Pasado",
    sign: "Pas",
    level: "B2",
    asks: "tense",
    wrongChoice: "wrong-past",
    choices: {
      indefinido: {
        tense: "preterito-indefinido",
        explanations: [
          "indefinido_suceso",
          "indefinido_serie",
          "indefinido_duracion_cerrada",
          "indefinido_interrumpe",
          "cambio_indefinido",
        ],
      },
      imperfecto: {
        tense: "preterito-imperfecto",
        explanations: [
          "imperfecto_descripcion",
          "imperfecto_habito",
          "imperfecto_fondo",
          "imperfecto_interrumpido",
          "imperfecto_hora_edad",
          "imperfecto_intencion",
          "cambio_imperfecto",
        ],
      },
      perfecto: {
        tense: "preterito-perfecto",
        explanations: ["perfecto_tiempo_abierto", "perfecto_experiencia", "perfecto_ya_todavia"],
      },
    },
  },
  "por-para": {
    kind: "fill-in",
    name: "Por, para",
    shortName: "Por, para",
    sign: "P/P",
    level: "B2",
    asks: "word",
    choices: {
      por: {
        confusion: "needs-reason",
        explanations: [
          "por_causa",
          "por_momento",
          "por_lugar",
          "por_medio",
          "por_precio",
          "por_en_lugar_de",
          "por_agente",
          "por_reparto",
        ],
      },
      para: {
        confusion: "needs-aim",
        explanations: [
          "para_finalidad",
          "para_destinatario",
          "para_destino",
          "para_plazo",
          "para_opinion",
          "para_uso",
          "para_comparacion",
        ],
      },
    },
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

/** The definition of a family, typed with the fields that all families share. */
export function definitionOf(family: Family): FamilyDefinition {
  return families[family];
}

/** The family that opens when an address names an unknown family or none. */
export const defaultFamily: Family = "preterito-indefinido";

/** A record with a value for every family. */
export function forEveryFamily<T>(makeFor: (family: Family) => T): Record<Family, T> {
  // Object.fromEntries has no type for its keys.
  return Object.fromEntries(allFamilies.map((family) => [family, makeFor(family)])) as Record<
    Family,
    T
  >;
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

/** The family that practises a tense; undefined if none does. */
export const familyOfTense = (tense: TableTense): ConjugationFamily | undefined =>
  conjugationFamilies.find((key) => families[key].tenses.some((one) => one === tense));

/** Families whose blank takes what the learner chooses: one of a few words, tenses, or verbs. */
export type FillInFamily = KeyOfKind<"fill-in">;

export const fillInFamilies = allFamilies.filter((key) => !isConjugationFamily(key)) as [
  FillInFamily,
  ...FillInFamily[],
];

/** The definition of a fill-in family, typed with the fields that all fill-in families share. */
export function fillInDefinitionOf(family: FillInFamily): FillInDefinition {
  return families[family];
}

/** What a learner chooses in a fill-in family, in the order of buttons and statistics. */
export function choicesIn(family: FillInFamily): readonly string[] {
  return Object.keys(families[family].choices);
}

/** Whether a family asks for one of a few words, and not for a verb form. */
export function asksWord(family: Family): boolean {
  const definition = definitionOf(family);
  return definition.kind === "fill-in" && definition.asks === "word";
}

/** Whether a sentence of the family shows the verb and the learner chooses its tense. */
export function isVerbGiven(family: Family): boolean {
  const definition = definitionOf(family);
  return definition.kind === "fill-in" && definition.asks === "tense";
}

type Definitions = (typeof families)[FillInFamily];
type ChoiceOf<Definition> = Definition extends { choices: infer Choices }
  ? Choices[keyof Choices]
  : never;

/** Why a fill-in sentence takes its answer. */
export type ExplanationKey =
  ChoiceOf<Definitions> extends { explanations: readonly (infer Key)[] } ? Key : never;

/** The keys of a family's explanations. */
export function explanationKeysOf(family: FillInFamily): readonly ExplanationKey[] {
  const choices: Readonly<Record<string, { explanations: readonly ExplanationKey[] }>> =
    families[family].choices;
  return Object.values(choices).flatMap(({ explanations }) => explanations);
}

/** The choice that an explanation explains. Undefined if the explanation belongs to another family. */
export function explainedChoice(family: FillInFamily, key: ExplanationKey): string | undefined {
  const choices: Readonly<Record<string, Choice>> = families[family].choices;
  return Object.entries(choices).find(([, { explanations }]) => explanations.includes(key))?.[0];
}

/** The words that a sentence can ask for. */
export type FillInWord = WordsOf<Definitions>;
type WordsOf<Definition> = Definition extends { asks: "word"; choices: infer Choices }
  ? keyof Choices & string
  : never;

/** Whether a text is a word of one of the families. */
export function isFillInWord(text: string): text is FillInWord {
  return familyWithWord(text) !== undefined;
}

/** The first family that has a word. */
export function familyWithWord(word: string): FillInFamily | undefined {
  return fillInFamilies.find((family) => asksWord(family) && choicesIn(family).includes(word));
}

/** The tenses between which learners choose. */
export type TenseOfChoice = Extract<ChoiceOf<Definitions>, { tense: TableTense }>["tense"];

/** Names of the words of other families and languages that learners write (`otherWords`). */
export type OtherWord = NamesOf<Definitions>;
type NamesOf<Definition> = Definition extends { otherWords: readonly { name: infer Name }[] }
  ? Name
  : never;

/** The name of the text in the family's `otherWords`, marks aside; undefined for any other text. */
export function otherWordOf(family: FillInFamily, plain: string): OtherWord | undefined {
  const definition = families[family];
  if (!("otherWords" in definition)) return undefined;
  return definition.otherWords.find(({ spellings }) => spellings.some((one) => one === plain))
    ?.name;
}

/** The typos that have an explanation of their own (`knownTypos`). */
export type KnownTypo = TyposOf<Definitions>;
type TyposOf<Definition> = Definition extends { knownTypos: readonly (infer Typo)[] }
  ? Typo
  : never;

/** The known typo with which an answer to a family's sentence ends. */
export function knownTypoIn(family: FillInFamily, given: string): KnownTypo | undefined {
  const definition = families[family];
  if (!("knownTypos" in definition)) return undefined;
  return definition.knownTypos.find((typo) => given.trim().toLowerCase().endsWith(typo));
}
