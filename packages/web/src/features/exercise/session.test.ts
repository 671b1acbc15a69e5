import { expect, it } from "vitest";
import { answerInSentence } from "#learner-ui/sentence-parts.ts";
import type { DrillExercise } from "#progress/use-exercises.ts";
import { sessionOf } from "./session.ts";

const imprimir: DrillExercise = {
  kind: "drill",
  item: "imprimir",
  context: "participio ",
  verb: "imprimir",
  tense: "participio",
  tenseName: "participio",
  person: null,
  answer: "impreso",
  variants: ["imprimido"],
  hasSeveralWords: false,
  sentence: "_______",
  timeMarker: null,
  subject: null,
  alone: true,
};

it("writes a form that is asked alone without a capital", () => {
  expect(answerInSentence(imprimir)).toBe("impreso");
  expect(answerInSentence({ ...imprimir, alone: false })).toBe("Impreso");
});

it("makes a session of turns that are not counted", () => {
  const turns = [{ exercise: imprimir, counted: false, repetition: imprimir }];
  expect(sessionOf(turns, { mode: "round", roundLength: 20 })).toMatchObject({
    roundLength: 1,
  });
});
