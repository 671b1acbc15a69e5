import { grade } from "@verbena/core/grading/grade";
import { diagnosisCodes } from "@verbena/core/vocabulary";
import fc from "fast-check";
import { expect, test } from "vitest";
import { causeOf } from "./grade-event.ts";

const tuve = {
  exerciseKey: "preterito-indefinido",
  infinitive: "tener",
  tense: "preterito-indefinido",
  person: "yo",
  correctAnswer: "tuve",
} as const;
const hay = {
  exerciseKey: "presente-indicativo",
  infinitive: "haber",
  tense: "presente-indicativo",
  person: "él",
  correctAnswer: "hay",
} as const;
const noHables = {
  exerciseKey: "imperativo",
  infinitive: "hablar",
  tense: "imperativo-negativo",
  person: "tú",
  correctAnswer: "hables",
} as const;
const heIdo = {
  exerciseKey: "preterito-perfecto",
  infinitive: "ir",
  tense: "preterito-perfecto",
  person: "yo",
  correctAnswer: "he ido",
} as const;
const desdeHace = {
  exerciseKey: "desde-hace",
  infinitive: null,
  tense: null,
  person: null,
  correctAnswer: "desde hace",
} as const;

test.each([
  [tuve, "TUVE", null],
  [tuve, "túve", "accent"],
  [tuve, "tuvo", "wrong-person"],
  [tuve, "tengo", "wrong-tense"],
  [tuve, "tení", "regularised"],
  [tuve, "☂", "unknown"],
  [hay, "está", "wrong-verb"],
  [noHables, "habla", "wrong-tense"],
  [noHables, "no habla", "wrong-tense"],
  [noHables, "no hablas", "wrong-mood"],
  [heIdo, "soy ido", "wrong-verb"],
  [heIdo, "fui", "wrong-tense"],
  [desdeHace, "hace", "taken-for-past"],
  [desdeHace, "desde qué", "taken-for-clause"],
  [desdeHace, "desde hase", "typo"],
] as const)("%j: the cause of %s is %s", (asked, given, cause) => {
  expect(causeOf(asked, given, grade(asked.correctAnswer, given))).toBe(cause);
});

test("every wrong answer has a cause", () => {
  const asked = fc.constantFrom(tuve, hay, desdeHace);
  const given = fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(asked, given, (question, written) => {
      fc.pre(grade(question.correctAnswer, written) === "wrong");
      expect(diagnosisCodes).toContain(causeOf(question, written, "wrong"));
    }),
    { numRuns: 500 },
  );
});
