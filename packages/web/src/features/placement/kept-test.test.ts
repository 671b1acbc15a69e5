// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { currentTest, hasResult, type KeptTest, keptTest, type TestAnswer } from "./kept-test.ts";

const answer: TestAnswer = {
  family: "presente-indicativo",
  item: "tener",
  context: "yo",
  sentence: 1,
  given: "tengo",
  outcome: "right",
};

const begun: KeptTest = { level: "B1", seed: 7, answers: [answer], isFinished: false };

afterEach(() => sessionStorage.clear());

describe("the test of a tab", () => {
  it("goes on after a reload", () => {
    keptTest.write("lea", begun);

    expect(currentTest("lea", "B1")).toEqual(begun);
  });

  it.each([
    ["for another level", "lea", "A2", begun],
    ["for another learner", "tom", "B1", begun],
    ["after its end", "lea", "B1", { ...begun, isFinished: true }],
  ] as const)("begins anew %s", (_, learner, level, kept) => {
    keptTest.write("lea", kept);

    expect(currentTest(learner, level)).toMatchObject({ level, answers: [], isFinished: false });
  });
});

describe("a test that the learner leaves", () => {
  const leftAfter = (answers: readonly TestAnswer[]) => hasResult({ ...begun, answers });
  const typo: TestAnswer = { ...answer, outcome: "typo" };

  it("has a result after five answers", () => {
    expect(leftAfter([answer, answer, answer, answer, answer])).toBe(true);
  });

  it("has none after fewer, typos not counted", () => {
    expect(leftAfter([answer, answer, answer, answer, typo, typo])).toBe(false);
  });
});
