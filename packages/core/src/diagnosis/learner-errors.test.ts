import { expect, it } from "vitest";
import { learnerErrors } from "../../testdata/learner-errors.ts";
import { diagnose } from "./diagnose.ts";

it.each(learnerErrors)("$verb $tense $person: $given is $codes", ({ codes, ...question }) => {
  expect(diagnose(question).map(({ code }) => code)).toEqual(codes);
});
