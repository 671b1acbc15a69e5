import { describe, expect, it } from "vitest";
import { turn } from "#testing/exercises.ts";
import { gradeTestAnswer } from "./grade-test-answer.ts";

/** *Tuve*. */
const { exercise } = turn("tener");

describe("an answer in the test", () => {
  it.each([
    ["tuve", "right"],
    ["  TUVE ", "right"],
    ["tení", "wrong"],
    ["tuvve", "typo"],
    [null, "unknown"],
  ] as const)("%s is %s", (given, outcome) => {
    expect(gradeTestAnswer(exercise, given, "spain")).toEqual({ outcome, expected: "tuve" });
  });

  it("is right without its accent", () => {
    const spoke = { ...turn("hablar").exercise, answer: "hablé" };

    expect(gradeTestAnswer(spoke, "hable", "spain")).toEqual({
      outcome: "right",
      expected: "hablé",
    });
  });

  it("shows the accepted form that the learner wrote", () => {
    const printed = { ...exercise, answer: "he impreso", variants: ["he imprimido"] };

    expect(gradeTestAnswer(printed, "he imprimido", "spain").expected).toBe("he imprimido");
  });
});
