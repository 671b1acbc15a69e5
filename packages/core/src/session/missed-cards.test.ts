import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { forEveryFamily } from "../families.ts";
import type { Card } from "../progress/card.ts";
import { missedCards } from "./missed-cards.ts";

const now = "2026-03-10T12:00:00.000Z";
const family = "presente-indicativo";

type Planned = { family: typeof family; item: string; context: string };

const formsOf = (verbs: string): Planned[] =>
  verbs.split(" ").map((item) => ({ family, item, context: "yo" }));

function card(item: string, changes: Partial<Card>): Card {
  return {
    item,
    context: "yo",
    easiness: 2.5,
    interval: 1,
    repetitions: 1,
    stability: null,
    difficulty: null,
    nextReview: addDays(now, -1),
    attempts: 1,
    correctCount: 1,
    firstAttempt: addDays(now, -2),
    lastAttempt: addDays(now, -2),
    sentence: 1,
    ...changes,
  };
}

function progressOf(cards: readonly Card[]) {
  return {
    ...forEveryFamily(() => ({ cards: {}, failedItems: [] as string[] })),
    [family]: {
      cards: Object.fromEntries(cards.map((one) => [`${one.item}|yo`, one])),
      failedItems: cards.filter(({ repetitions }) => repetitions === 0).map(({ item }) => item),
    },
  };
}

const itemsOf = (cards: readonly Planned[]) => cards.map(({ item }) => item).join(" ");

describe("missed cards", () => {
  it("are those whose last answer was wrong, latest first", () => {
    const progress = progressOf([
      card("comer", { repetitions: 0, lastAttempt: addDays(now, -3) }),
      card("vivir", { repetitions: 1 }),
      card("abrir", { repetitions: 0, lastAttempt: addDays(now, -1) }),
    ]);
    expect(itemsOf(missedCards(formsOf("comer vivir abrir ser"), progress))).toBe("abrir comer");
  });

  it("are not those that the learner removed from the failed list", () => {
    const progress = progressOf([card("comer", { repetitions: 0 })]);
    progress[family].failedItems = [];
    expect(missedCards(formsOf("comer"), progress)).toEqual([]);
  });
});
