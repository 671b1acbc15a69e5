import { expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { forEveryFamily } from "../families.ts";
import type { Card } from "../progress/card.ts";
import { type ExerciseProgress, noProgress } from "../progress/exercise-progress.ts";
import { type PlannedReview, planReview } from "./plan-review.ts";

const now = "2026-03-10T12:00:00.000Z";
const family = "presente-indicativo";
const settings: Parameters<typeof planReview>[3] = {
  now,
  timeZone: "UTC",
  newPerDay: 10,
  dailyAim: 30,
  reviewOrder: "form",
  roundLength: 2,
};

const cards = ["ser", "vivir", "comer"]
  .map((item, place) => ({ family, item, context: "yo", place }) as const)
  .toReversed();

function progressOf(answered: Readonly<Record<string, Partial<Card>>>) {
  const ofFamily = Object.entries(answered).map(([item, changes]): [string, Card] => [
    `${item}|yo`,
    {
      item,
      context: "yo",
      easiness: 2.5,
      interval: 1,
      repetitions: 1,
      stability: null,
      difficulty: null,
      nextReview: addDays(now, 1),
      attempts: 1,
      correctCount: 1,
      firstAttempt: addDays(now, -5),
      lastAttempt: addDays(now, -5),
      sentence: 1,
      ...changes,
    },
  ]);
  return {
    ...forEveryFamily((): ExerciseProgress => noProgress),
    [family]: { ...noProgress, cards: Object.fromEntries(ofFamily), failedItems: ["vivir"] },
  };
}

type Answered = Readonly<Record<string, Partial<Card>>>;

const plan = (kind: PlannedReview, answered: Answered, changes: Partial<typeof settings> = {}) =>
  planReview(cards, progressOf(answered), kind, { ...settings, ...changes }).map(
    ({ item }) => item,
  );

it("asks due cards, then new ones, up to the length of a round", () => {
  expect(plan("today", { comer: { nextReview: addDays(now, -1) } })).toEqual(["comer", "ser"]);
});

it("asks new cards if nothing is due", () => {
  expect(plan("today", { comer: {} })).toEqual(["ser", "vivir"]);
});

it("asks only what is left for today", () => {
  expect(plan("today", {}, { left: 1 })).toEqual(["ser"]);
  expect(plan("more", {}, { left: 1 })).toEqual(["ser"]);
  expect(plan("today", {}, { dailyAim: 1 })).toEqual(["ser"]);
});

it("asks more on request when nothing is left", () => {
  expect(plan("today", {}, { left: 0 })).toEqual([]);
  expect(plan("more", {}, { left: 0 })).toEqual(["ser", "vivir"]);
  expect(plan("more", {}, { left: 0, newPerDay: 0 })).toEqual([]);
});

it("asks what was wrong last on request", () => {
  expect(plan("missed", { comer: {}, vivir: { repetitions: 0 } })).toEqual(["vivir"]);
});

it("by rule, asks the chosen cards that were not asked today, then others, up to the aim", () => {
  const byRule = ["comer", "ser", "vivir"].map(
    (item) => ({ family, item, context: "yo" }) as const,
  );
  const settings = { reviewOrder: "rule", byRule, roundLength: 3, newPerDay: 0 } as const;
  const answered = { comer: { lastAttempt: now }, vivir: { nextReview: addDays(now, 90) } };
  expect(plan("today", answered, settings)).toEqual(["ser", "vivir"]);
  expect(plan("today", {}, { ...settings, byRule: byRule.slice(0, 1) })).toHaveLength(3);
  expect(plan("today", {}, { ...settings, byRule: null })).toHaveLength(3);
});
