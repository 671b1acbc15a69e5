import { type Mood, moodOf, moods } from "@verbena/core/conjugation/mood";
import { type Tense, tenses } from "@verbena/core/vocabulary";

/** Names of the tenses, which stay Spanish in every language. */
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
} as const satisfies Record<Tense, string>;

const moodNames = {
  indicative: "Indicativo",
  subjunctive: "Subjuntivo",
  imperative: "Imperativo",
  "non-finite": "Formas no personales",
} as const satisfies Record<Mood, string>;

/** The tenses of each mood, as a table of a verb shows them. */
export const tensesByMood = moods.map((mood) => ({
  name: moodNames[mood],
  tenses: tenses.filter((tense) => moodOf[tense] === mood),
}));
