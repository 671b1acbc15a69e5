import { grade } from "@verbena/core/grading/grade";
import { diagnosisCodes } from "@verbena/core/vocabulary";
import fc from "fast-check";
import { expect, test } from "vitest";
import { causeOf } from "./grade-event.ts";

const tuve = { exerciseKey: "preterito-indefinido", item: "tener", context: "yo" } as const;
const hay = { exerciseKey: "presente-indicativo", item: "haber", context: "él" } as const;
const desdeHace = {
  exerciseKey: "desde-hace",
  item: "vivo-aqui",
  context: "desde hace",
} as const;

test.each([
  [tuve, "tuve", "TUVE", null],
  [tuve, "tuve", "túve", "accent"],
  [tuve, "tuve", "tuvo", "wrong-person"],
  [tuve, "tuve", "tengo", "wrong-tense"],
  [tuve, "tuve", "tení", "regularised"],
  [tuve, "tuve", "☂", "unknown"],
  [hay, "hay", "está", "wrong-verb"],
  [desdeHace, "desde hace", "hace", "taken-for-past"],
  [desdeHace, "desde hace", "desde qué", "taken-for-clause"],
  [desdeHace, "desde hace", "desde hase", "typo"],
] as const)("%j with the answer %s: the cause of %s is %s", (asked, expected, given, cause) => {
  const verdict = grade(expected, given);
  expect(causeOf({ ...asked, given }, expected, verdict)).toBe(cause);
});

test("every wrong answer has a cause", () => {
  const asked = fc.constantFrom<[typeof tuve | typeof hay | typeof desdeHace, string]>(
    [tuve, "tuve"],
    [hay, "hay"],
    [desdeHace, "desde hace"],
  );
  const given = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(asked, given, ([question, expected], written) => {
      fc.pre(grade(expected, written) === "wrong");
      const cause = causeOf({ ...question, given: written }, expected, "wrong");
      expect(diagnosisCodes).toContain(cause);
    }),
    { numRuns: 500 },
  );
});
