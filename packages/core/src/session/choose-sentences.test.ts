import { describe, expect, it } from "vitest";
import type { Card } from "../progress/card.ts";
import { chooseSentences } from "./turns.ts";

const card = { item: "tener", context: "yo" };
const sentences = [
  { ...card, number: 1 },
  { ...card, number: 2 },
  { ...card, number: 3 },
];

function cardsAfter(sentence: number) {
  const answered: Card = {
    ...card,
    sentence,
    easiness: 2.5,
    interval: 1,
    repetitions: 1,
    stability: null,
    difficulty: null,
    nextReview: "2026-03-11T12:00:00.000Z",
    attempts: 1,
    correctCount: 1,
    firstAttempt: "2026-03-10T12:00:00.000Z",
    lastAttempt: "2026-03-10T12:00:00.000Z",
  };
  return { "tener|yo": answered };
}

const chosenAfter = (sentence: number, from = sentences) =>
  chooseSentences(from, cardsAfter(sentence)).map(({ number }) => number);

describe("the sentence of a card", () => {
  it("is the first one before any answer", () => {
    expect(chooseSentences(sentences, {})).toEqual([{ ...card, number: 1 }]);
  });

  it("is the one after the sentence shown last, in turn", () => {
    expect([1, 2, 3].map((last) => chosenAfter(last))).toEqual([[2], [3], [1]]);
  });

  it("leaves out a sentence that is gone", () => {
    const withoutSecond = sentences.filter(({ number }) => number !== 2);

    expect([1, 2, 3].map((last) => chosenAfter(last, withoutSecond))).toEqual([[3], [3], [1]]);
  });

  it("is the same again if there is only one, also without a number", () => {
    expect(chooseSentences([card], cardsAfter(1))).toEqual([card]);
  });

  it("is chosen for each card", () => {
    const other = { item: "tener", context: "tú", number: 1 };

    expect(chooseSentences([...sentences, other], {})).toEqual([{ ...card, number: 1 }, other]);
  });
});
