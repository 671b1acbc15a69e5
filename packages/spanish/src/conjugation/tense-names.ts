import { type TableTense, tenses } from "../tenses.ts";
import { type Mood, moodOf, moods } from "./mood.ts";

/** Names of tenses. They are Spanish in every interface language. */
export const tenseNames = {
  "presente-indicativo": "Presente",
  "preterito-indefinido": "Pretérito indefinido",
  "preterito-imperfecto": "Pretérito imperfecto",
  "futuro-simple": "Futuro simple",
  "condicional-simple": "Condicional simple",
  "presente-subjuntivo": "Presente",
  "imperfecto-subjuntivo": "Imperfecto en -ra",
  "imperfecto-subjuntivo-se": "Imperfecto en -se",
  "futuro-subjuntivo": "Futuro",
  "imperativo-afirmativo": "Afirmativo",
  "imperativo-negativo": "Negativo",
  gerundio: "Gerundio",
  participio: "Participio",
  "preterito-perfecto": "Pretérito perfecto",
  "preterito-pluscuamperfecto": "Pluscuamperfecto",
  "preterito-anterior": "Pretérito anterior",
  "futuro-perfecto": "Futuro perfecto",
  "condicional-perfecto": "Condicional perfecto",
  "perfecto-subjuntivo": "Perfecto de subjuntivo",
  "pluscuamperfecto-subjuntivo": "Pluscuamperfecto de subjuntivo en -ra",
  "pluscuamperfecto-subjuntivo-se": "Pluscuamperfecto de subjuntivo en -se",
  "infinitivo-compuesto": "Infinitivo compuesto",
  "gerundio-compuesto": "Gerundio compuesto",
} as const satisfies Record<TableTense, string>;

/** Names for places without a heading that gives the mood. */
const longNames: Partial<Record<TableTense, string>> = {
  "presente-indicativo": "Presente de indicativo",
  "presente-subjuntivo": "Presente de subjuntivo",
  "imperfecto-subjuntivo": "Imperfecto de subjuntivo en -ra",
  "imperfecto-subjuntivo-se": "Imperfecto de subjuntivo en -se",
  "futuro-subjuntivo": "Futuro de subjuntivo",
  "imperativo-afirmativo": "Imperativo afirmativo",
  "imperativo-negativo": "Imperativo negativo",
};

/** The name of a tense with its mood: *Presente de subjuntivo*. */
export const longTenseName = (tense: TableTense): string => longNames[tense] ?? tenseNames[tense];

const moodNames = {
  indicative: "Indicativo",
  subjunctive: "Subjuntivo",
  imperative: "Imperativo",
  "non-finite": "Formas no personales",
} as const satisfies Record<Mood, string>;

/** The simple tenses by mood, with the Spanish name of the mood. */
export const tensesByMood = moods.map((mood) => ({
  name: moodNames[mood],
  tenses: tenses.filter((tense) => moodOf[tense] === mood),
}));
