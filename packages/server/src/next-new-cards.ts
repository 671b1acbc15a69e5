import { type Family, forEveryFamily } from "@verbena/core/families";
import { type CardKey, cardKey, type FamilyCard } from "@verbena/core/progress/card";
import type { CardColumns } from "@verbena/core/progress/card-columns";
import { isReviewed, type PracticeChoice } from "@verbena/core/session/practice-choice";
import type { CardsByFamily } from "./features/progress/read-progress.ts";

/** More new cards than anybody begins in one visit. */
const NEXT = 100;

/**
 * The new cards that a learner meets next, and as many of the families that the learner surely knows, which come last.
 *
 * @param list the list of new forms of the learner's level
 */
export function nextNewCards<T extends FamilyCard>(
  list: readonly T[],
  choice: PracticeChoice,
  { columns, isSure }: { columns: CardsByFamily; isSure: (family: Family) => boolean },
): ReadonlySet<T> {
  const answered = forEveryFamily((family) => new Set(columns[family] && keysOf(columns[family])));
  const [others, sure]: [T[], T[]] = [[], []];
  for (const card of list) {
    const alike = isSure(card.family) ? sure : others;
    if (alike.length === NEXT || answered[card.family].has(cardKey(card))) continue;
    if (isReviewed(card, choice)) alike.push(card);
  }
  return new Set([...others, ...sure]);
}

const keysOf = ({ item, context }: CardColumns) =>
  item.map((one, index): CardKey => `${one}|${context[index]}`);
