import { type ExerciseKey, isConjugationKey, isPerson } from "@verbena/core/vocabulary";
import type { conjugationExercises, fillInExercises } from "../db/schema.ts";
import type { IssueKey } from "../http/error-codes.ts";

export type StoredConjugation = Omit<typeof conjugationExercises.$inferSelect, "position">;
export type StoredFillIn = Omit<typeof fillInExercises.$inferSelect, "position">;

/** The content of one version, with what answers are looked up in. */
export type Catalogue = {
  hash: string;
  conjugation: readonly StoredConjugation[];
  fillIn: readonly StoredFillIn[];
  /** Correct answers by card: `exerciseKey|item|context`. */
  answers: ReadonlyMap<string, string>;
  /** Items that exist: `exerciseKey|item`. */
  items: ReadonlySet<string>;
};

type Asked = { exerciseKey: ExerciseKey; item: string; context: string };

export function makeCatalogue(
  hash: string,
  conjugation: readonly StoredConjugation[],
  fillIn: readonly StoredFillIn[],
): Catalogue {
  const asked = [
    ...conjugation.map(({ tense, verb, person, correctAnswer }) => ({
      exerciseKey: tense,
      item: verb,
      context: person,
      correctAnswer,
    })),
    ...fillIn.map(({ exerciseType, id, correctAnswer }) => ({
      exerciseKey: exerciseType,
      item: id,
      context: correctAnswer,
      correctAnswer,
    })),
  ];
  return {
    hash,
    conjugation,
    fillIn,
    answers: new Map(asked.map((exercise) => [keyOf(exercise), exercise.correctAnswer])),
    items: new Set(asked.map(({ exerciseKey, item }) => `${exerciseKey}|${item}`)),
  };
}

/** The correct answer to what was asked, or undefined when no such exercise exists. */
export function correctAnswerTo(catalogue: Catalogue, asked: Asked): string | undefined {
  return catalogue.answers.get(keyOf(asked));
}

/** What is unknown about an exercise that does not exist. */
export function unknownPart(catalogue: Catalogue, { exerciseKey, item, context }: Asked): IssueKey {
  if (!isConjugationKey(exerciseKey)) return "unknownExercise";
  if (!catalogue.items.has(`${exerciseKey}|${item}`)) return "unknownVerb";
  return isPerson(context) ? "unknownExercise" : "unknownPerson";
}

function keyOf({ exerciseKey, item, context }: Asked): string {
  return `${exerciseKey}|${item}|${context}`;
}
