import { expect, it } from "vitest";
import { readWrongAnswers, writeWrongAnswers } from "./wrong-answers.ts";

it("reads wrong answers as they were written, without those that it could not read", () => {
  const answers = [
    { given: "tení", expected: "tuve" },
    { given: "me poní", expected: "me puse" },
  ];
  const withSeparator = { given: "tuve, creo", expected: "tuve" };
  expect(readWrongAnswers(writeWrongAnswers([...answers, withSeparator]))).toEqual(answers);
});

it.each([undefined, "", "tení", ">tuve", "tení>", "a>b>c"])("%j has no wrong answer", (text) => {
  expect(readWrongAnswers(text)).toEqual([]);
});
