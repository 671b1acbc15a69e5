import { type Mood, moodOf, moods } from "@verbena/core/conjugation/mood";
import { type Person, type Tense, tenses } from "@verbena/core/vocabulary";

/** These names are Spanish in every interface language. */
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

export const tensesByMood = moods.map((mood) => ({
  name: moodNames[mood],
  tenses: tenses.filter((tense) => moodOf[tense] === mood),
}));

/** All pronouns of a person. The imperative has *usted*, but not *él*. */
export function personName(person: Person, tense?: Tense): string {
  const isImperative = tense !== undefined && moodOf[tense] === "imperative";
  if (person === "él") return isImperative ? "usted" : "él / ella / usted";
  if (person === "ellos") return isImperative ? "ustedes" : "ellos / ellas / ustedes";
  return person;
}
