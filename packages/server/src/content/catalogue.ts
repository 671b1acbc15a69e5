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

/** The exercises as the files have them, and the corrections that administrators made. */
export type StoredContent = {
  hash: string;
  conjugation: readonly StoredConjugation[];
  fillIn: readonly StoredFillIn[];
  corrections: readonly Correction[];
};

/** The content of one version as learners see it. */
export type Catalogue = {
  hash: string;
  conjugation: readonly StoredConjugation[];
  fillIn: readonly StoredFillIn[];
  /** By card: `exerciseKey|item|context`. */
  exercises: ReadonlyMap<string, { sentence: string; correctAnswer: string }>;
  /** Items that exist: `exerciseKey|item`. */
  items: ReadonlySet<string>;
};

type Asked = { exerciseKey: ExerciseKey; item: string; context: string };

/** Applies the corrections, and leaves hidden exercises out. */
export function buildCatalogue({ hash, corrections, ...files }: StoredContent): Catalogue {
  const byId = new Map(corrections.map((correction) => [correction.exerciseId, correction]));
  const seen = <Exercise extends StoredExercise>(file: Exercise): Exercise[] => {
    const correction = byId.get(file.id);
    if (!correction) return [file];
    return correction.hidden ? [] : [correctedExercise(file, correction)];
  };
  const conjugation = files.conjugation.flatMap(seen);
  const explained = (file: StoredFillIn): StoredFillIn => {
    const explanation = explanationOf(file);
    const correction = explanation && byId.get(explanation.id);
    if (!correction) return file;
    return { ...file, explanation: correctedText(correctableExplanation(explanation), correction) };
  };
  const fillIn = files.fillIn.flatMap(seen).map(explained);
  const asked = [...conjugation.map(askedByVerb), ...fillIn.map(askedByWord)];
  return {
    hash,
    conjugation,
    fillIn,
    exercises: new Map(asked.map((exercise) => [keyOf(exercise), exercise])),
    items: new Set(asked.map(({ exerciseKey, item }) => `${exerciseKey}|${item}`)),
  };
}

function askedByVerb({ tense, verb, person, sentence, correctAnswer }: StoredConjugation) {
  return { exerciseKey: tense, item: verb, context: person, sentence, correctAnswer };
}

function askedByWord({ exerciseType, id, sentence, correctAnswer }: StoredFillIn) {
  return { exerciseKey: exerciseType, item: id, context: correctAnswer, sentence, correctAnswer };
}

/** Undefined when no such exercise exists. */
export function correctAnswerTo(catalogue: Catalogue, asked: Asked): string | undefined {
  return catalogue.exercises.get(keyOf(asked))?.correctAnswer;
}

/** The sentence with its blank; undefined when no such exercise exists. */
export function sentenceOf(catalogue: Catalogue, asked: Asked): string | undefined {
  return catalogue.exercises.get(keyOf(asked))?.sentence;
}

/** Which part of a card matches no exercise. */
export function unknownPart(catalogue: Catalogue, { exerciseKey, item, context }: Asked): IssueKey {
  if (!isConjugationKey(exerciseKey)) return "unknownExercise";
  if (!catalogue.items.has(`${exerciseKey}|${item}`)) return "unknownVerb";
  return isPerson(context) ? "unknownExercise" : "unknownPerson";
}

function keyOf({ exerciseKey, item, context }: Asked): string {
  return `${exerciseKey}|${item}|${context}`;
}

export const inSpanishOrder = new Intl.Collator("es").compare;
