import type { ConjugationKey, Person } from "@verbena/core/vocabulary";

/** How a demo exercise ends: right, wrong, or right but for its accent. */
type DemoType = "success" | "error" | "accent";

/** An exercise that answers itself on the landing page. */
export type DemoExercise = {
  verb: string;
  tense: ConjugationKey;
  person: Person;
  /** With seven underscores for the blank. */
  sentence: string;
  correctAnswer: string;
  userAnswer: string;
  type: DemoType;
};

/** One of each type, about the festival that Verbena has its name from; learners never get them. */
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
