import { describe, expect, it } from "vitest";
import { learnerErrors } from "../../../spanish/testdata/learner-errors.ts";
import { type DiagnosisCode, wordConfusions } from "../causes.ts";
import {
  asksWord,
  choicesIn,
  type Family,
  fillInFamilies,
  isConjugationFamily,
} from "../families.ts";
import { canCause } from "./can-cause.ts";
import { diagnoseWord } from "./diagnose-fill-in.ts";

function can(cause: DiagnosisCode, form: string, family: Family = "presente-indicativo") {
  const [item = "", context = ""] = form.split(" ");
  return canCause(cause, { family, item, context });
}

describe("a form in the presente", () => {
  it.each<[DiagnosisCode, string[], string[]]>([
    ["accent", ["estar tú", "oír nosotros", "ser yo", "soñar yo"], ["hablar yo", "comer ellos"]],
    ["missed-stem-change", ["pensar yo", "conocer yo", "pedir él"], ["pensar nosotros", "ir yo"]],
    ["needless-stem-change", ["pensar nosotros", "tener nosotros"], ["pensar yo", "hablar yo"]],
    ["regularised", ["ser tú", "hacer yo", "ir ellos"], ["hablar yo", "pensar yo", "hacer él"]],
    ["spelling-change", ["coger yo", "buscar él", "seguir yo"], ["hablar yo", "pensar yo"]],
    ["pronoun", ["levantarse yo"], ["hablar yo", "ir él"]],
    ["wrong-verb", ["ser yo", "irse tú"], ["abrir yo"]],
  ])("can have the cause %s in %j, but not in %j", (cause, possible, impossible) => {
    expect(possible.filter((form) => !can(cause, form))).toEqual([]);
    expect(impossible.filter((form) => can(cause, form))).toEqual([]);
  });
});

it("finds a needless accent possible in a strong pretérito", () => {
  expect(can("accent", "tener yo", "preterito-indefinido")).toBe(true);
  expect(can("accent", "tener tú", "preterito-indefinido")).toBe(false);
});

it("finds agreement of the participle possible only in compound tenses", () => {
  expect(can("agreement", "hablar yo", "preterito-perfecto")).toBe(true);
  expect(can("agreement", "hablar yo", "preterito-indefinido")).toBe(false);
});

it("finds causes that do not depend on the form always possible", () => {
  const causes = ["wrong-person", "wrong-tense", "typo", "gave-up", "unknown"] as const;

  expect(causes.filter((cause) => !can(cause, "hablar yo"))).toEqual([]);
});

it.each([
  // Some learners write the accent of another form: habló for hablo.
  ["accent", 0.8],
  ["missed-stem-change", 1],
  ["regularised", 0.98],
  ["spelling-change", 0.9],
  // Some change stems that never change: cuerre.
  ["needless-stem-change", 0.75],
] as const)(
  "finds %s possible in at least this share of the learners’ errors with that cause: %f",
  (cause, share) => {
    const errors = learnerErrors.filter(
      ({ tense, codes }) => isConjugationFamily(tense) && codes[0] === cause,
    );
    const possible = errors.filter(
      ({ verb, tense, person }) =>
        isConjugationFamily(tense) &&
        canCause(cause, { family: tense, item: verb, context: person }),
    );

    expect(possible.length / errors.length).toBeGreaterThanOrEqual(share);
  },
);

it("finds a wrong past tense, or a wrong verb for “to be”, possible only in the family that practises it", () => {
  const sentence = { item: "sentence", context: "imperfecto" };
  const familiesWith = (cause: DiagnosisCode) =>
    fillInFamilies.filter((family) => canCause(cause, { ...sentence, family }));

  expect(familiesWith("wrong-past")).toEqual(["pasado"]);
  expect(familiesWith("wrong-to-be")).toEqual(["ser-estar-hay"]);
});

it.each(fillInFamilies.filter(asksWord))(
  "finds exactly the confusions of words of %s possible that diagnosis can give for the expected word",
  (family) => {
    const words = choicesIn(family);
    for (const expected of words) {
      const causes = words.flatMap((given) => diagnoseWord({ family, expected, given }));
      const confusions = new Set<string>(causes.map(({ code }) => code));
      const card = { family, item: "sentence", context: expected };

      expect(wordConfusions.filter((cause) => canCause(cause, card))).toEqual(
        wordConfusions.filter((cause) => confusions.has(cause)),
      );
    }
  },
);
