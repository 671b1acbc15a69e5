import { groupBy } from "../group-by.ts";
import { type FamilyCard, familyCardKey } from "../progress/card.ts";
import { type Random, randomFrom, shuffle, spread } from "../session/order-session.ts";
import { isPractised, type PracticeChoice } from "../session/practice-choice.ts";

/** The versions of a sheet, for neighbours in a classroom: the same forms in another order. */
export const sheetVersions = ["A", "B"] as const;
export type SheetVersion = (typeof sheetVersions)[number];

/** Both versions of a sheet, each in the order to print it. */
export type Sheet<T> = Record<SheetVersion, T[]>;

type SheetSettings = {
  /** Most entries of the sheet. */
  count: number;
  /** The same seed and the same content give the same sheet. */
  seed: number;
};

/** One of the sentences of a card; `number` is its place among them, from 1. */
type Sentence = FamilyCard & { number?: number };

/** How many sentences a sheet can have: one for each card that practice asks. */
export function countForSheet(
  sentences: readonly FamilyCard[],
  choice: Pick<PracticeChoice, "persons" | "region">,
): number {
  return new Set(sentences.filter((one) => isPractised(one, choice)).map(familyCardKey)).size;
}

/**
 * Chooses the sentences of a printed sheet, each of another card. Verbs are repeated as little as possible, and persons
 * or words come about equally often. Where a card has several sentences, version B has another one than version A.
 *
 * @param choice leaves out cards that practice would not ask
 */
export function sentenceSheet<T extends Sentence>(
  sentences: readonly T[],
  choice: Pick<PracticeChoice, "persons" | "region">,
  { count, seed }: SheetSettings,
): Sheet<T> {
  const random = randomFrom(seed);
  const asked = sentences.filter((one) => isPractised(one, choice));
  const byCard = groupBy(asked, familyCardKey);
  const cards = [...byCard.values()].flatMap(([first]) => first ?? []);
  // Shuffled again: after an even choice, por and para would take turns.
  const chosen = shuffle(chooseEvenly(shuffle(cards, random), count), random);
  const A = spread([chosen]).map((card) => {
    const ofCard = byCard.get(familyCardKey(card)) ?? [card];
    return { ofCard, place: Math.floor(random() * ofCard.length) };
  });
  const sentenceOf = ({ ofCard, place }: (typeof A)[number], next: 0 | 1) =>
    ofCard[(place + next) % ofCard.length] as T;
  return {
    A: A.map((one) => sentenceOf(one, 0)),
    B: rearranged(A, random).map((one) => sentenceOf(one, 1)),
  };
}

/** Chooses the tables of a printed sheet. Both versions have the same ones. */
export function tableSheet<T>(tables: readonly T[], { count, seed }: SheetSettings): Sheet<T> {
  const random = randomFrom(seed);
  const chosen = shuffle(tables, random).slice(0, count);
  return { A: chosen, B: rearranged(chosen, random) };
}

/** Takes each time the first card whose verb, and among these whose context, has been taken least. */
function chooseEvenly<T extends FamilyCard>(cards: readonly T[], count: number): T[] {
  const rest = new Set(cards);
  const chosen: T[] = [];
  const taken = new Map<string, number>();
  const timesOf = (key: string) => taken.get(key) ?? 0;
  while (chosen.length < count) {
    const ofRarestItem = withFewest([...rest], (card) => timesOf(itemKey(card)));
    const [next] = withFewest(ofRarestItem, (card) => timesOf(contextKey(card)));
    if (next === undefined) break;
    chosen.push(next);
    rest.delete(next);
    for (const key of [itemKey(next), contextKey(next)]) taken.set(key, timesOf(key) + 1);
  }
  return chosen;
}

const itemKey = ({ family, item }: FamilyCard) => `item ${family} ${item}`;
const contextKey = ({ family, context }: FamilyCard) => `context ${family} ${context}`;

/** The elements with the smallest number, in their order. */
function withFewest<T>(list: readonly T[], numberOf: (element: T) => number): T[] {
  const numbers = list.map(numberOf);
  const fewest = Math.min(...numbers);
  return list.filter((_, index) => numbers[index] === fewest);
}

/** Another order in which no element keeps its place, unless it is the only one (Sattolo's algorithm). */
function rearranged<T>(list: readonly T[], random: Random): T[] {
  const moved = [...list];
  for (let last = moved.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * last);
    // Both indices are within the list.
    [moved[last], moved[chosen]] = [moved[chosen] as T, moved[last] as T];
  }
  return moved;
}
