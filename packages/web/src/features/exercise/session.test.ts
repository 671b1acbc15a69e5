import { expect, it } from "vitest";
import type { DrillExercise, FormExercise } from "#progress/use-exercises.ts";
import { turn } from "#testing/exercises.ts";
import { answerInSentence } from "./sentence-parts.ts";
import { sessionOf, verdictOf, withTypedForm } from "./session.ts";

const imprimir: DrillExercise = {
  kind: "drill",
  item: "imprimir",
  context: "participio ",
  verb: "imprimir",
  tense: "participio",
  tenseName: "participio",
  person: null,
  answer: "impreso",
  also: ["imprimido"],
  hasSeveralWords: false,
  sentence: "_______",
  timeMarker: null,
  subject: null,
  alone: true,
};

it.each([
  ["impreso", "impreso"],
  ["imprimido", "imprimido"],
  ["Imprimído ", "imprimido"],
  ["imprimir", "impreso"],
  ["", "impreso"],
])("compares %j with the accepted form %s", (given, answer) => {
  expect(withTypedForm(imprimir, given, "spain").answer).toBe(answer);
});

it("leaves an exercise with a sentence as it is", () => {
  const { exercise } = turn("tener");
  expect(withTypedForm(exercise, "tuve", "spain")).toBe(exercise);
});

it("accepts other forms in a sentence, and a no that the sentence already has", () => {
  const exercise: FormExercise = {
    kind: "conjugation",
    exerciseKey: "presente-indicativo",
    tense: "imperativo-negativo",
    item: "no ir",
    context: "nosotros",
    verb: "ir",
    person: "nosotros",
    answer: "vamos",
    also: ["vayamos"],
    sentence: "No _______ tan rápido.",
    translations: { fr: "", nl: "", en: "" },
    irregular: true,
    timeMarker: null,
    subject: null,
  };
  const shown = withTypedForm(exercise, "no vayamos", "spain");
  expect(shown.answer).toBe("vayamos");
  expect(verdictOf(shown, "no vayamos")).toBe("correct");
  expect(verdictOf(exercise, "no")).toBe("wrong");
});

it("accepts a form of vos in Latin America, with its accent", () => {
  const tener: DrillExercise = {
    ...imprimir,
    verb: "tener",
    answer: "tienes",
    also: [],
    vos: "tenés",
  };
  const verdicts = (["spain", "latin-america"] as const).map((region) =>
    ["tenés", "tenes", "tienes"].map((given) =>
      verdictOf(withTypedForm(tener, given, region), given),
    ),
  );
  expect(verdicts).toEqual([
    ["wrong", "wrong", "correct"],
    ["correct", "wrong", "correct"],
  ]);
});

it("writes a form that is asked alone without a capital", () => {
  expect(answerInSentence(imprimir)).toBe("impreso");
  expect(answerInSentence({ ...imprimir, alone: false })).toBe("Impreso");
});

it("makes a session of turns that are not counted", () => {
  const turns = [{ exercise: imprimir, counted: false, repetition: imprimir }];
  expect(sessionOf(turns, { mode: "string", stringLength: 20 })).toMatchObject({
    stringLength: 1,
    due: 0,
  });
});
