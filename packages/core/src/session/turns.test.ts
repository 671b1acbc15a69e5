import { describe, expect, it } from "vitest";
import type { Card } from "../progress/card.ts";
import { chooseSentences, countedTurns, turnInLap } from "./turns.ts";

const sentence = (context: string, number?: number) => ({
  item: "tener",
  context,
  ...(number !== undefined && { number }),
});
const [first, second, third] = [1, 2, 3].map((number) => sentence("yo", number));

it.each([
  { shown: first, repeated: third },
  { shown: second, repeated: first },
  { shown: third, repeated: second },
])("repeats the sentence before number $shown.number", ({ shown, repeated }) => {
  if (shown === undefined) throw new Error("no sentence");
  expect(
    countedTurns(
      [shown],
      [sentence("tú", 9), second, third, first].flatMap((s) => s ?? []),
    ),
  ).toMatchObject([{ exercise: shown, counted: true, repetition: repeated }]);
});

it("shows the next sentence each time the session starts again", () => {
  const sentences = [first, second, third].flatMap((s) => s ?? []);
  const turns = countedTurns(sentences.slice(1, 2), sentences);
  const laps = [0, 1, 2, 3].flatMap((lap) => turns.map((turn) => turnInLap(turn, lap)));
  expect(laps.map(({ exercise }) => exercise)).toEqual([second, third, first, second]);
  expect(laps.map(({ repetition }) => repetition)).toEqual([first, second, third, first]);
});

it("repeats the only sentence of a card", () => {
  const only = sentence("yo");
  expect(countedTurns([only], [only])[0]?.repetition).toBe(only);
});

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
