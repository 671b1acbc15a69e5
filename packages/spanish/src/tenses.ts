/** Every tense that the engine conjugates; gerundio and participio have no person. */
export const tenses = [
  "presente-indicativo",
  "preterito-indefinido",
  "preterito-imperfecto",
  "futuro-simple",
  "condicional-simple",
  "presente-subjuntivo",
  "imperfecto-subjuntivo",
  "imperfecto-subjuntivo-se",
  "futuro-subjuntivo",
  "imperativo-afirmativo",
  "imperativo-negativo",
  "gerundio",
  "participio",
] as const;
/** A simple tense, gerundio, or participio. */
export type Tense = (typeof tenses)[number];

/**
 * Tenses of *haber* and participle (NGLE § 4.1). Kept apart: the engine builds them from the forms of *haber* and the
 * participle, and diagnosis handles their two words separately.
 */
export const compoundTenses = [
  "preterito-perfecto",
  "preterito-pluscuamperfecto",
  "preterito-anterior",
  "futuro-perfecto",
  "condicional-perfecto",
  "perfecto-subjuntivo",
  "pluscuamperfecto-subjuntivo",
  "pluscuamperfecto-subjuntivo-se",
  "infinitivo-compuesto",
  "gerundio-compuesto",
] as const;
/** A tense of *haber* and participle. */
export type CompoundTense = (typeof compoundTenses)[number];

/** Every tense of a verb table. */
export type TableTense = Tense | CompoundTense;

/** Whether a text is the key of a simple tense. */
export const isTense = (key: string): key is Tense => tenses.some((one) => one === key);

/** Whether a text is the key of a compound tense. */
export const isCompoundTense = (tense: string): tense is CompoundTense =>
  compoundKeys.includes(tense);

const compoundKeys: readonly string[] = compoundTenses;

/** The six persons; `él` stands for él, ella and usted, `ellos` for ellos, ellas and ustedes. */
export const persons = ["yo", "tú", "él", "nosotros", "vosotros", "ellos"] as const;
/** A person; usted and ustedes are `él` and `ellos`. *Vos* has functions of its own. */
export type Person = (typeof persons)[number];

/** Whether a text is the key of a person. */
export const isPerson = (word: string): word is Person => persons.some((one) => one === word);
