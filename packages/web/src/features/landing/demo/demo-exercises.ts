import type { ConjugationFamily } from "@verbena/core/families";
import type { Person, Tense } from "@verbena/spanish";

export type DemoExercise = {
  verb: string;
  /** The tense. Its family has the same key. */
  tense: Extract<ConjugationFamily, Tense>;
  person: Person;
  /** The sentence, with seven underscores for the blank. */
  sentence: string;
  correctAnswer: string;
  userAnswer: string;
  type: "success" | "error" | "accent";
};

/** One exercise of each kind, about a verbena (a festival). They are not part of the content. */
export const demoExercises: readonly DemoExercise[] = [
  {
    verb: "venir",
    tense: "presente-indicativo",
    person: "ellos",
    sentence: "Esta noche mis primos _______ a la verbena del barrio.",
    correctAnswer: "vienen",
    userAnswer: "vienen",
    type: "success",
  },
  {
    verb: "poder",
    tense: "preterito-indefinido",
    person: "yo",
    sentence: "Con tanta música, anoche no _______ dormir.",
    correctAnswer: "pude",
    userAnswer: "podí",
    type: "error",
  },
  {
    verb: "bailar",
    tense: "preterito-indefinido",
    person: "él",
    sentence: "El sábado mi abuela _______ hasta las tres de la mañana.",
    correctAnswer: "bailó",
    userAnswer: "bailo",
    type: "accent",
  },
];
