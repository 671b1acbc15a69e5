import { expect, it } from "vitest";
import {
  firstExercise,
  type PracticeAction,
  type PracticeState,
  practice,
  ROUND_LENGTH,
  roundResult,
} from "./practice-state.ts";

const typed = (given: string): PracticeAction => ({ type: "typed", given });
const right: PracticeAction = { type: "judged", verdict: "correct", at: 1 };
const wrong: PracticeAction = { type: "judged", verdict: "wrong", at: 1 };
const continued: PracticeAction = { type: "continued", sessionLength: 3 };

const after = (...actions: PracticeAction[]): PracticeState =>
  actions.reduce(practice, firstExercise);

it("changes no answer after its verdict", () => {
  const answered = after(typed("tuve"), right);
  expect(practice(answered, typed("tuvex"))).toBe(answered);
  expect(practice(answered, wrong)).toBe(answered);
});

it("continues with an empty field, and after the last exercise with the first", () => {
  expect(after(typed("tuve"), right, continued)).toMatchObject({
    index: 1,
    given: "",
    verdict: null,
  });
  const round = [right, continued, right, continued, right, continued];
  expect(after(...round).index).toBe(0);
});

it("does not continue without a verdict", () => {
  expect(after(continued)).toBe(firstExercise);
});

it("says that an answer is too long until the learner changes it", () => {
  const refused = after(typed("t".repeat(101)), { type: "refused" });
  expect(refused.isTooLong).toBe(true);
  expect(practice(refused, typed("t"))).toMatchObject({ given: "t", isTooLong: false });
});

it("gives the result of a full round, and then begins a new one", () => {
  const almost = Array.from({ length: ROUND_LENGTH - 1 }, () => [right, continued]).flat();
  expect(roundResult(after(...almost, typed("x")))).toBeNull();
  const full = after(...almost, wrong);
  expect(roundResult(full)).toEqual({ correct: 19, total: 20 });
  expect(practice(full, continued).round).toEqual([]);
});
