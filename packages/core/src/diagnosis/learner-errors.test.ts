import { expect, it } from "vitest";
import { furtherErrors } from "../../testdata/further-errors.ts";
import { learnerErrors } from "../../testdata/learner-errors.ts";
import { noOtherVerbErrors, otherVerbErrors } from "../../testdata/other-verb-errors.ts";
import { diagnose } from "./diagnose.ts";

const errors = [...learnerErrors, ...furtherErrors, ...otherVerbErrors, ...noOtherVerbErrors];

it.each(errors)(
  "diagnoses, for $verb $tense $person, $given as $codes",
  ({ codes, ...question }) => {
    const distinctCodes = new Set(diagnose(question).map(({ code }) => code));
    expect([...distinctCodes]).toEqual(codes);
  },
);
