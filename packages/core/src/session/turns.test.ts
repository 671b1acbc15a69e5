import { expect, it } from "vitest";
import { countedTurns, turnInLap } from "./turns.ts";

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
