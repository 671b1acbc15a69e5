import { expect, it } from "vitest";
import {
  initialPracticeState,
  type PracticeAction,
  type PracticeState,
  practiceReducer,
  ROUND_LENGTH,
  roundResult,
} from "./practice-state.ts";

const typed = (given: string): PracticeAction => ({ type: "typed", given });
const right: PracticeAction = { type: "graded", verdict: "correct", at: 1 };
const wrong: PracticeAction = { type: "graded", verdict: "wrong", at: 1 };
const continued: PracticeAction = { type: "continued", sessionLength: 3 };

const after = (...actions: PracticeAction[]): PracticeState =>
  actions.reduce(practiceReducer, initialPracticeState);

it("ignores typing and grading after the verdict", () => {
  const answered = after(typed("tuve"), right);
  expect(practiceReducer(answered, typed("tuvex"))).toBe(answered);
  expect(practiceReducer(answered, wrong)).toBe(answered);
});

it("continues with an empty field, and with the first exercise after the last one", () => {
  expect(after(typed("tuve"), right, continued)).toMatchObject({
    index: 1,
    given: "",
    verdict: null,
  });
  const round = [right, continued, right, continued, right, continued];
  expect(after(...round).index).toBe(0);
});

it("does not continue without a verdict", () => {
  expect(after(continued)).toBe(initialPracticeState);
});

it("marks an answer as too long until it changes", () => {
  const tooLong = after(typed("t".repeat(101)), { type: "tooLong" });
  expect(tooLong.isTooLong).toBe(true);
  expect(practiceReducer(tooLong, typed("t"))).toMatchObject({ given: "t", isTooLong: false });
});

it("returns the result of a full round and then begins a new one", () => {
  const almost = Array.from({ length: ROUND_LENGTH - 1 }, () => [right, continued]).flat();
  expect(roundResult(after(...almost, typed("x")))).toBeNull();
  const full = after(...almost, wrong);
  expect(roundResult(full)).toEqual({ correct: 19, total: 20 });
  expect(practiceReducer(full, continued).round).toEqual([]);
});
