import { expect, it } from "vitest";
import { learnerErrors } from "../../testdata/learner-errors.ts";
import { noOtherVerbErrors, otherVerbErrors } from "../../testdata/other-verb-errors.ts";
import { diagnose } from "./diagnose.ts";

const errors = [...learnerErrors, ...otherVerbErrors, ...noOtherVerbErrors];

it.each(errors)("$verb $tense $person: $given is $codes", ({ codes, ...question }) => {
  const found = new Set(diagnose(question).map(({ code }) => code));
  expect([...found]).toEqual(codes);
});
