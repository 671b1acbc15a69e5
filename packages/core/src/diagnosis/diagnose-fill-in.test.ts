import { expect, it } from "vitest";
import type { DiagnosisCode } from "../causes.ts";
import type { FillInWord } from "../families.ts";
import { diagnoseWord } from "./diagnose-fill-in.ts";

type Case = readonly [expected: FillInWord, given: string, codes: readonly DiagnosisCode[]];

it.each<Case>([
  ["desde", " DESDE ", []],
  ["desde hace", "desde", ["needs-point"]],
  ["desde", "desde que", ["needs-clause"]],
  ["desde", "desde hace", ["needs-duration"]],
  ["desde hace", "hace", ["needs-past"]],
  ["desde", "désde", ["accent"]],
  ["hace", "ace", ["typo"]],
  ["hace", "hacen", ["typo"]],
  ["hace", "dede", ["needs-point", "typo"]],
  ["desde hace", "depuis", ["unknown"]],
  ["desde", "", ["unknown"]],
  ["hace", "al", ["unknown"]],
])("diagnoses, for %s, %j as %j", (expected, given, codes) => {
  expect(diagnoseWord({ family: "desde-hace", expected, given }).map(({ code }) => code)).toEqual(
    codes,
  );
});

it.each([
  ["desde hacía", "hacía"],
  ["desde hacia", "hacía"],
  ["hacía", "hacía"],
  ["Durante", "durante"],
  ["depuis", "since"],
  ["Depuis que", "since"],
  ["sinds", "since"],
  ["since", "since"],
  ["for", "since"],
  ["pendant", "durante"],
  ["il y a", "ago"],
  ["ça fait", "ago"],
  ["geleden", "ago"],
  ["hay", "hay"],
  ["xyz", null],
])("recognises %j, which no sentence asks for, as %j", (given, word) => {
  expect(diagnoseWord({ family: "desde-hace", expected: "desde hace", given })).toEqual([
    { code: "unknown", word },
  ]);
});

it("tells which word was chosen", () => {
  expect(diagnoseWord({ family: "desde-hace", expected: "desde hace", given: "desde" })).toEqual([
    { code: "needs-point", chosen: "desde" },
  ]);
});
