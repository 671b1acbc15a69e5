import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { forEveryFamily } from "../families.ts";
import type { Skill } from "../knowledge/skill.ts";
import { type SkilledCard, withSkills } from "../knowledge/skilled-card.ts";
import { answerCard, cardKey, type FamilyCard } from "../progress/card.ts";
import { sm2 } from "../scheduling/sm2.ts";
import { chooseCheck } from "./choose-check.ts";

const now = "2026-03-10T12:00:00.000Z";
const family = "preterito-indefinido";
const verbs = ["hablar", "cantar", "comprar", "comer", "vivir", "tener", "hacer", "ser", "pedir"];
const cards = withSkills(
  verbs.flatMap((item) => persons.map((context): FamilyCard => ({ family, item, context }))),
  [],
);

function choose(
  skill: Skill,
  { seed = 1, asked = [] as readonly SkilledCard[], daysAgo = 0 } = {},
) {
  const at = addDays(now, -daysAgo);
  const answered = asked.map((card) => [
    cardKey(card),
    answerCard(undefined, { ...card, verdict: "correct", at, sentence: 1 }, sm2),
  ]);
  const progress = {
    ...forEveryFamily(() => ({ cards: {} })),
    [family]: { cards: Object.fromEntries(answered) },
  };
  const day = "2026-03-10";
  return chooseCheck(cards, { skill, progress, day, timeZone: "Europe/Paris", seed });
}

it("asks three forms with the skill, of different verbs", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const chosen = choose("ending preterito-indefinido yo ar", { seed });
      expect(new Set(chosen.map(({ item }) => item)).size).toBe(3);
      expect(chosen.every(({ context }) => context === "yo")).toBe(true);
    }),
  );
});

it("asks different forms of a verb if only one verb has the skill", () => {
  const chosen = choose("fact tener strong-preterite");
  expect(chosen.map(({ item }) => item)).toEqual(["tener", "tener", "tener"]);
  expect(new Set(chosen.map(({ context }) => context)).size).toBe(3);
});

it("asks all forms if there are fewer than three, and none without the skill", () => {
  expect(choose("whole ser preterito-indefinido yo").length).toBeLessThan(3);
  expect(choose("pronoun yo")).toEqual([]);
});

it("leaves out forms of today while there are others", () => {
  const ofTener = cards.filter(({ item }) => item === "tener");
  const asked = ofTener.slice(0, 3);
  const skill = "fact tener strong-preterite";
  expect(choose(skill, { asked }).filter((card) => asked.includes(card))).toEqual([]);
  expect(choose(skill, { asked: ofTener.slice(0, 5) })).toContain(ofTener[5]);
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const again = seeds.flatMap((seed) => choose(skill, { asked, daysAgo: 1, seed }));
  expect(again.some((card) => asked.includes(card))).toBe(true);
});
