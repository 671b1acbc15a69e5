import { gradeAnswer } from "@verbena/core/grading/grade";
import type { Person } from "@verbena/spanish";
import { expect, it } from "vitest";
import { turn } from "#testing/exercises.ts";
import { checkSkill } from "./check-skill.ts";

const STEM = "fact tener strong-preterite";

/** A form of *tener*, and what a learner typed for it. */
type Given = [person: Person, right: string, given: string];

function answersOf(forms: readonly Given[]) {
  return forms.map(([person, answer, given]) => {
    const exercise = { ...turn("tener").exercise, person, context: person, answer };
    const { verdict } = gradeAnswer({ answer }, given || null, "spain");
    return { turn: { exercise }, given, verdict };
  });
}

const check = (skill: string, ...forms: readonly Given[]) =>
  checkSkill(answersOf(forms), skill, "spain");

it("right answers show that a skill is known", () => {
  expect(check(STEM, ["yo", "tuve", "tuve"], ["tú", "tuviste", "tuviste"])).toEqual({
    isSure: true,
    skill: STEM,
    family: "preterito-indefinido",
    label: "*tuv-* (*tener*)",
  });
});

it("an error says what was missing, also if it was another skill", () => {
  expect(check(STEM, ["yo", "tuve", "tení"], ["tú", "tuviste", "tuviste"])).toEqual({
    isSure: false,
    missing: ["*tuv-* (*tener*)"],
  });
  expect(check(STEM, ["yo", "tuve", "tuve"], ["tú", "tuviste", "tuvieste"])).toEqual({
    isSure: false,
    missing: ["*-iste* (*tuviste*)"],
  });
});

it("a needless accent leaves the stem known, and not the rule of accents", () => {
  expect(check(STEM, ["yo", "tuve", "tuvé"])).toMatchObject({ isSure: true });
  const accents = check("accent none strong-preterite", ["yo", "tuve", "tuvé"]);
  expect(accents).toEqual({ isSure: false, missing: ["*tuve* (*sin tilde*)"] });
});

it("giving up counts against the skill that is in doubt", () => {
  expect(check(STEM, ["yo", "tuve", ""])).toEqual({
    isSure: false,
    missing: ["*tuv-* (*tener*)"],
  });
});
