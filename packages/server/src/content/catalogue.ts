import { type ExerciseKey, isConjugationKey, isPerson } from "@verbena/core/vocabulary";
import type { IssueKey } from "../errors/error-codes.ts";
import {
  type Correction,
  correctableExplanation,
  correctedExercise,
  correctedText,
} from "./correction.ts";
import type { StoredConjugation, StoredExercise, StoredFillIn } from "./stored-exercise.ts";
import { explanationOf } from "./stored-explanation.ts";

/** The exercises of the files, and the corrections by administrators. */
export type StoredContent = {
  hash: string;
  conjugation: readonly StoredConjugation[];
  fillIn: readonly StoredFillIn[];
  corrections: readonly Correction[];
};

/** One version of the content as learners see it. */
export type Catalogue = {
  hash: string;
  conjugation: readonly StoredConjugation[];
  fillIn: readonly StoredFillIn[];
  /** The first sentence of each card: `exerciseKey|item|context`. */
  exercises: ReadonlyMap<string, FirstSentence>;
  /** Items that exist: `exerciseKey|item`. */
  items: ReadonlySet<string>;
};

type FamilyCard = { exerciseKey: ExerciseKey; item: string; context: string };

type FirstSentence = FamilyCard & { sentence: string; correctAnswer: string };

/** Applies the corrections and leaves out hidden exercises. */
export function buildCatalogue({ hash, corrections, ...files }: StoredContent): Catalogue {
  const byId = new Map(corrections.map((correction) => [correction.exerciseId, correction]));
  const visible = <Exercise extends StoredExercise>(exercise: Exercise): Exercise[] => {
    const correction = byId.get(exercise.id);
    if (!correction) return [exercise];
    return correction.hidden ? [] : [correctedExercise(exercise, correction)];
  };
  const conjugation = files.conjugation.flatMap(visible);
  const withExplanation = (exercise: StoredFillIn): StoredFillIn => {
    const explanation = explanationOf(exercise);
    const correction = explanation && byId.get(explanation.id);
    if (!correction) return exercise;
    return {
      ...exercise,
      explanation: correctedText(correctableExplanation(explanation), correction),
    };
  };
  const fillIn = files.fillIn.flatMap(visible).map(withExplanation);
  const cards = [...conjugation.map(conjugationCard), ...fillIn.map(fillInCard)];
  return {
    hash,
    conjugation,
    fillIn,
    exercises: new Map(cards.toReversed().map((card) => [keyOf(card), card])),
    items: new Set(cards.map(({ exerciseKey, item }) => `${exerciseKey}|${item}`)),
  };
}

function conjugationCard(exercise: StoredConjugation): FirstSentence {
  const { tense, verb, person, sentence, correctAnswer } = exercise;
  return { exerciseKey: tense, item: verb, context: person, sentence, correctAnswer };
}

function fillInCard(exercise: StoredFillIn): FirstSentence {
  const { exerciseType, id, sentence, correctAnswer } = exercise;
  return { exerciseKey: exerciseType, item: id, context: correctAnswer, sentence, correctAnswer };
}

/** Undefined when no such exercise exists. */
export function correctAnswerTo(catalogue: Catalogue, card: FamilyCard): string | undefined {
  return catalogue.exercises.get(keyOf(card))?.correctAnswer;
}

/** The sentence with its blank; undefined when no such exercise exists. */
export function sentenceOf(catalogue: Catalogue, card: FamilyCard): string | undefined {
  return catalogue.exercises.get(keyOf(card))?.sentence;
}

/** The error for the part of a card that matches no exercise. */
export function unknownPart(
  catalogue: Catalogue,
  { exerciseKey, item, context }: FamilyCard,
): IssueKey {
  if (!isConjugationKey(exerciseKey)) return "unknownExercise";
  if (!catalogue.items.has(`${exerciseKey}|${item}`)) return "unknownVerb";
  return isPerson(context) ? "unknownExercise" : "unknownPerson";
}

function keyOf({ exerciseKey, item, context }: FamilyCard): string {
  return `${exerciseKey}|${item}|${context}`;
}

export const inSpanishOrder = new Intl.Collator("es").compare;
