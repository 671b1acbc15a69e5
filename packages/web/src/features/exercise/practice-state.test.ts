import { expect, it } from "vitest";
import {
  balance,
  firstExercise,
  type PracticeAction,
  type PracticeState,
  practice,
  STRING_LENGTH,
} from "./practice-state.ts";

const typed = (given: string): PracticeAction => ({ type: "typed", given });
const right: PracticeAction = { type: "answered", verdict: "correct" };
const wrong: PracticeAction = { type: "answered", verdict: "wrong" };
const continued: PracticeAction = { type: "continued", sessionLength: 3 };

const after = (...actions: PracticeAction[]): PracticeState =>
  actions.reduce(practice, firstExercise);

it("locks the answer once it is judged", () => {
  const answered = after(typed("tuve"), right);
  expect(practice(answered, typed("tuvex"))).toBe(answered);
  expect(practice(answered, wrong)).toBe(answered);
});

it("goes on to an empty field, and from the last exercise to the first", () => {
  expect(after(typed("tuve"), right, continued)).toMatchObject({
    index: 1,
    given: "",
    verdict: null,
  });
  const round = [right, continued, right, continued, right, continued];
  expect(after(...round).index).toBe(0);
});

it("does not go on before an answer", () => {
  expect(after(continued)).toBe(firstExercise);
});

it("draws a balance when a string is full, and then hangs a new one", () => {
  const almost = Array.from({ length: STRING_LENGTH - 1 }, () => [right, continued]).flat();
  expect(balance(after(...almost, typed("x")))).toBeNull();
  const full = after(...almost, wrong);
  expect(balance(full)).toEqual({ correct: 19, total: 20 });
  expect(practice(full, continued).string).toEqual([]);
});
