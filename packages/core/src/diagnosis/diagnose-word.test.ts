import { expect, it } from "vitest";
import type { DiagnosisCode, FillInWord } from "../vocabulary.ts";
import { diagnoseWord } from "./diagnose-word.ts";

type Case = readonly [wanted: FillInWord, given: string, codes: readonly DiagnosisCode[]];

it.each<Case>([
  ["desde", " DESDE ", []],
  ["desde hace", "desde", ["taken-for-point"]],
  ["desde", "desde que", ["taken-for-clause"]],
  ["desde", "desde hace", ["taken-for-duration"]],
  ["desde hace", "hace", ["taken-for-past"]],
  ["desde", "désde", ["accent"]],
  ["hace", "ace", ["typo"]],
  ["hace", "hacen", ["typo"]],
  ["hace", "dede", ["taken-for-point", "typo"]],
  ["desde hace", "depuis", ["unknown"]],
  ["desde", "", ["unknown"]],
])("for %s, %j is %j", (wanted, given, codes) => {
  expect(diagnoseWord({ wanted, given }).map(({ code }) => code)).toEqual(codes);
});

it("says what the chosen word needs, and what the right one needs", () => {
  expect(diagnoseWord({ wanted: "desde hace", given: "desde" })).toEqual([
    {
      code: "taken-for-point",
      chosen: "desde",
      chosenNeeds: "point",
      wantedNeeds: "duration",
    },
  ]);
});
