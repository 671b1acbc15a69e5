import type { Tense } from "@verbena/core/vocabulary";

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

/** The tenses of a mood, as a table of a verb shows them. */
export const moods = [
  {
    name: "Indicativo",
    tenses: [
      "presente-indicativo",
      "preterito-indefinido",
      "preterito-imperfecto",
      "futuro-simple",
      "condicional-simple",
    ],
  },
  {
    name: "Subjuntivo",
    tenses: [
      "presente-subjuntivo",
      "imperfecto-subjuntivo",
      "imperfecto-subjuntivo-se",
      "futuro-subjuntivo",
    ],
  },
  { name: "Imperativo", tenses: ["imperativo-afirmativo", "imperativo-negativo"] },
  { name: "Formas no personales", tenses: ["gerundio", "participio"] },
] as const satisfies readonly { name: string; tenses: readonly Tense[] }[];
