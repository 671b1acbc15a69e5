import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Skill } from "../knowledge/skill.ts";
import { withSkills } from "../knowledge/skilled-card.ts";
import type { FamilyCard } from "../progress/card.ts";
import { chooseForSkill } from "./choose-for-skill.ts";

const now = "2026-03-10T12:00:00.000Z";
const verbs = ["hablar", "cantar", "comer", "vivir", "tener", "hacer", "ser", "pedir"];
const cards = withSkills(
  verbs.flatMap((item) =>
    persons.map((context): FamilyCard => ({ family: "preterito-indefinido", item, context })),
  ),
  [],
);

const choose = (skill: Skill, seed = 1) => chooseForSkill(cards, { skill, cards: {}, now, seed });

it("asks every form that needs the skill, and half as many others", () => {
  const session = choose("fact tener strong-preterite");
  const focused = session.filter(({ item }) => item === "tener");
  expect(focused).toHaveLength(persons.length);
  expect(session).toHaveLength(persons.length + persons.length / 2);
});

it("has no form twice, and no form at all if none needs the skill", () => {
  const skills = [...new Set(cards.flatMap((card) => card.skills))];
  fc.assert(
    fc.property(fc.constantFrom(...skills), fc.nat(), (skill, seed) => {
      const session = choose(skill, seed);
      expect(new Set(session).size).toBe(session.length);
      expect(session.some(({ skills }) => skills.includes(skill))).toBe(true);
    }),
  );
  expect(choose("pronoun yo")).toEqual([]);
});

it("asks the forms of a verb that does not change", () => {
  const session = choose("does-not-change comer preterito-indefinido");
  expect(session.filter(({ item }) => item === "comer")).toHaveLength(persons.length);
});
