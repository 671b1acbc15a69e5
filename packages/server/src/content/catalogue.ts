import {
  type CefrLevel,
  type ExplanationKey,
  type Family,
  isConjugationFamily,
} from "@verbena/core/families";
import { isPerson, type OtherAnswers, otherAnswers } from "@verbena/spanish";
import type { IssueKey } from "../errors/error-codes.ts";
import { type Correction, corrected } from "./correction.ts";
import type { StoredConjugation, StoredExercise, StoredFillIn } from "./stored-exercise.ts";

/** The exercises of the files, and the corrections by administrators. */
export type StoredContent = {
  hash: string;
  conjugation: readonly StoredConjugation[];
  fillIn: readonly StoredFillIn[];
  corrections: readonly Correction[];
  /** Ids of hidden exercises. */
  hidden: readonly string[];
};

/** One version of the content as learners see it. */
export type Catalogue = {
  hash: string;
  conjugation: readonly ShownConjugation[];
  fillIn: readonly ShownFillIn[];
  /** All exercises with their corrections, in the order of the files; hidden ones too. */
  withHidden: readonly (ShownConjugation | ShownFillIn)[];
  /** The first sentence of each card: `family|item|context`. */
  firstSentences: ReadonlyMap<string, CardSentence>;
  /** The list of new forms of each level: the first sentence of each card of its families. */
  newForms: Record<CefrLevel, readonly CardSentence[]>;
  /** All sentences, by card and number: `family|item|context|2`. */
  sentences: ReadonlyMap<string, CardSentence>;
  /** Items that exist: `family|item`. */
  items: ReadonlySet<string>;
  /** Ids of the exercises that learners see with the sentence and the answer of the files. */
  asInFiles: ReadonlySet<string>;
};

/** An exercise as learners get it. */
export type ShownConjugation = StoredConjugation & OtherAnswers;
export type ShownFillIn = StoredFillIn & OtherAnswers;

type FamilyCard = { family: Family; item: string; context: string };

export type CardSentence = FamilyCard &
  Pick<StoredFillIn, "infinitive" | "tense" | "person" | "places"> &
  OtherAnswers & {
    number: number;
    sentence: string;
    correctAnswer: string;
    /** Words of the sentence that decide the person; null if there are none. */
    subject: string | null;
    /** Why the answer is right; null in a family of conjugation. */
    explanationKey: ExplanationKey | null;
  };

/** Applies the corrections and leaves out hidden exercises. */
export function buildCatalogue({ hash, corrections, hidden, ...files }: StoredContent): Catalogue {
  const byId = new Map(corrections.map((correction) => [correction.exerciseId, correction]));
  const hiddenIds = new Set(hidden);
  const withCorrection = <Exercise extends StoredExercise>(exercise: Exercise) =>
    corrected(exercise, byId.get(exercise.id));
  const isVisible = ({ id }: StoredExercise) => !hiddenIds.has(id);
  const allConjugation = files.conjugation.map(withCorrection).map(shownConjugation);
  const allFillIn = files.fillIn.map(withCorrection).map(shownFillIn);
  const conjugation = allConjugation.filter(isVisible);
  const fillIn = allFillIn.filter(isVisible);
  const withHidden = [...allConjugation, ...allFillIn];
  const inFiles = [...files.conjugation, ...files.fillIn];
  const cards = [...conjugation.map(conjugationCard), ...fillIn.map(fillInCard)];
  // Reversed, so that the first sentence of a card remains.
  const firstSentences = new Map(cards.toReversed().map((card) => [keyOf(card), card]));
  return {
    hash,
    conjugation,
    fillIn,
    withHidden,
    firstSentences,
    newForms: newFormsOf([...firstSentences.values()]),
    sentences: new Map(cards.map((card) => [sentenceKey(card, card.number), card])),
    items: new Set(cards.map(({ family, item }) => `${family}|${item}`)),
    asInFiles: new Set(
      withHidden
        .filter((exercise, index) => isVisible(exercise) && isSame(exercise, inFiles[index]))
        .map(({ id }) => id),
    ),
  };
}

function shownConjugation(exercise: StoredConjugation): ShownConjugation {
  return { ...exercise, ...otherAnswers(exercise, exercise.correctAnswer) };
}

/** Adds other accepted answers. Only a verb form can have some; a word such as *desde* has none. */
function shownFillIn(exercise: StoredFillIn): ShownFillIn {
  const { infinitive: verb, tense, person, correctAnswer } = exercise;
  if (verb === null || tense === null) return exercise;
  return { ...exercise, ...otherAnswers({ verb, tense, person }, correctAnswer) };
}

function newFormsOf(cards: readonly CardSentence[]): Catalogue["newForms"] {
  const listOf = (level: CefrLevel) =>
    cards
      .filter(({ places }) => places[level] !== undefined)
      .sort((a, b) => (a.places[level] ?? 0) - (b.places[level] ?? 0));
  return { A1: listOf("A1"), A2: listOf("A2"), B1: listOf("B1"), B2: listOf("B2") };
}

function isSame(shown: StoredExercise, inFile: StoredExercise | undefined): boolean {
  return shown.sentence === inFile?.sentence && shown.correctAnswer === inFile.correctAnswer;
}

function conjugationCard(exercise: ShownConjugation): CardSentence {
  const { family, item, verb, tense, person, number, sentence, correctAnswer } = exercise;
  const { subject, variants, vos, places } = exercise;
  const asked = { infinitive: verb, tense, person, subject, explanationKey: null, variants, vos };
  return { family, item, context: person, ...asked, number, sentence, correctAnswer, places };
}

function fillInCard(exercise: ShownFillIn): CardSentence {
  const { family, id: item, context, sentence, correctAnswer } = exercise;
  const { infinitive, tense, person, subject, explanationKey, variants, vos, places } = exercise;
  const asked = { infinitive, tense, person, subject, explanationKey, variants, vos };
  return { family, item, context, ...asked, number: 1, sentence, correctAnswer, places };
}

/**
 * The card's sentence with this number; if it is gone or hidden, the card's first sentence. Undefined when the card has
 * no sentence.
 */
export function cardSentence(
  catalogue: Catalogue,
  card: FamilyCard,
  number = 1,
): CardSentence | undefined {
  const shown = catalogue.sentences.get(sentenceKey(card, number));
  return shown ?? catalogue.firstSentences.get(keyOf(card));
}

/** The right answer in the sentence that `cardSentence` finds. */
export function correctAnswerTo(
  catalogue: Catalogue,
  card: FamilyCard,
  number = 1,
): string | undefined {
  return cardSentence(catalogue, card, number)?.correctAnswer;
}

/** The sentence with its blank. Undefined when the card has no sentence with this number. */
export function exactSentence(
  catalogue: Catalogue,
  card: FamilyCard,
  number: number,
): string | undefined {
  return catalogue.sentences.get(sentenceKey(card, number))?.sentence;
}

/** The error for the part of a card that matches no exercise. */
export function unknownPart(catalogue: Catalogue, { family, item, context }: FamilyCard): IssueKey {
  if (!isConjugationFamily(family)) return "unknownExercise";
  if (!catalogue.items.has(`${family}|${item}`)) return "unknownVerb";
  return isPerson(context) ? "unknownExercise" : "unknownPerson";
}

function keyOf({ family, item, context }: FamilyCard): string {
  return `${family}|${item}|${context}`;
}

const sentenceKey = (card: FamilyCard, number: number) => `${keyOf(card)}|${number}`;

export const inSpanishOrder = new Intl.Collator("es").compare;
