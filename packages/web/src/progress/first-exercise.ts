import { cardKey, type FamilyCard } from "@verbena/core/progress/card";
import { shownItem } from "#lib/first-item.ts";
import { VISITOR_ID } from "#lib/visitor.ts";
import { type PracticeExercise, toPractice } from "./use-exercises.ts";

/** The exercise that the first paint shows on this page. Null once the application has taken over. */
export function shownExercise(userId: string): PracticeExercise | null {
  const item = shownItem(userId === VISITOR_ID ? null : userId);
  return item && toPractice(item.exercise);
}

/**
 * The loaded exercise with the sentence that the first paint shows. It has its texts in all languages. If only another
 * sentence of its card is loaded, returns what is shown. Null if the content no longer has the sentence.
 */
export function loadedExercise(
  shown: PracticeExercise,
  exercises: readonly PracticeExercise[],
): PracticeExercise | null {
  const ofCard = exercises.filter((one) => isSameCard(one, shown));
  const same = ofCard.find(({ number }) => number === shown.number);
  if (same === undefined) return ofCard.length > 0 ? shown : null;
  return same.sentence === shown.sentence ? same : null;
}

/** Puts what the learner can already see first. The rest keeps its order. */
export function startingWith<Card extends FamilyCard>(
  first: Card | null,
  others: readonly Card[],
): readonly Card[] {
  return first === null ? others : [first, ...others.filter((one) => !isSameCard(one, first))];
}

const isSameCard = (a: FamilyCard, b: FamilyCard): boolean =>
  a.family === b.family && cardKey(a) === cardKey(b);
