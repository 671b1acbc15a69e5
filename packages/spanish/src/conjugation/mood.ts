import type { TableTense, Tense } from "../tenses.ts";

export const moods = ["indicative", "subjunctive", "imperative", "non-finite"] as const;
/** A mood; `non-finite` stands for infinitivo, gerundio, and participio. */
export type Mood = (typeof moods)[number];

/** The mood of each tense. Condicional is a tense of the indicativo (NGLE § 23.1). */
export const moodOf = {
  "presente-indicativo": "indicative",
  "preterito-indefinido": "indicative",
  "preterito-imperfecto": "indicative",
  "futuro-simple": "indicative",
  "condicional-simple": "indicative",
  "presente-subjuntivo": "subjunctive",
  "imperfecto-subjuntivo": "subjunctive",
  "imperfecto-subjuntivo-se": "subjunctive",
  "futuro-subjuntivo": "subjunctive",
  "imperativo-afirmativo": "imperative",
  "imperativo-negativo": "imperative",
  gerundio: "non-finite",
  participio: "non-finite",
  "preterito-perfecto": "indicative",
  "preterito-pluscuamperfecto": "indicative",
  "preterito-anterior": "indicative",
  "futuro-perfecto": "indicative",
  "condicional-perfecto": "indicative",
  "perfecto-subjuntivo": "subjunctive",
  "pluscuamperfecto-subjuntivo": "subjunctive",
  "pluscuamperfecto-subjuntivo-se": "subjunctive",
  "infinitivo-compuesto": "non-finite",
  "gerundio-compuesto": "non-finite",
} as const satisfies Record<TableTense, Mood>;

/** Forms without a person. */
export type NonFinite = "infinitivo" | "gerundio" | "participio";

export function isNonFinite(tense: Tense | "infinitivo"): tense is NonFinite {
  return tense === "infinitivo" || moodOf[tense] === "non-finite";
}
