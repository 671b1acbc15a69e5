import { persons } from "@verbena/spanish";
import { expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { forEveryFamily } from "../families.ts";
import type { Card } from "../progress/card.ts";
import { type ExerciseProgress, noProgress } from "../progress/exercise-progress.ts";
import { countReview, type ReviewSettings } from "./count-review.ts";

const now = "2026-03-10T12:00:00.000Z";
const settings: ReviewSettings = {
  now,
  timeZone: "Europe/Paris",
  newPerDay: 10,
  dailyAim: 20,
  reviewOrder: "form",
};

const forms = persons.map((context) => ({
  family: "presente-indicativo" as const,
  item: "ser",
  context,
}));

function card(context: string, dueInDays: number, firstAttempt = addDays(now, -30)): Card {
  return {
    item: "ser",
    context,
    easiness: 2.5,
    interval: 1,
    repetitions: 1,
    stability: null,
    difficulty: null,
    nextReview: addDays(now, dueInDays),
    attempts: 1,
    correctCount: 1,
    firstAttempt,
    lastAttempt: firstAttempt,
    sentence: 1,
  };
}

function progressWith(...cards: Card[]): Record<string, ExerciseProgress> {
  return {
    "presente-indicativo": {
      ...noProgress,
      cards: Object.fromEntries(cards.map((one) => [`ser|${one.context}`, one])),
    },
  };
}

const count = (cards: Card[], changes: Partial<typeof settings> = {}) =>
  countReview(
    forms,
    { ...forEveryFamily(() => noProgress), ...progressWith(...cards) },
    {
      ...settings,
      ...changes,
    },
  );

it("counts due and new cards", () => {
  expect(count([card("yo", -1), card("tú", 2)])).toMatchObject({ due: 1, unseen: 4 });
});

it("takes today's new cards from the daily number", () => {
  expect(count([card("yo", 1, now)], { newPerDay: 3 }).unseen).toBe(2);
  expect(count([card("yo", 1, now)], { newPerDay: 0 }).unseen).toBe(0);
});

it("ignores cards that the learner does not practise", () => {
  const progress = { ...forEveryFamily(() => noProgress), ...progressWith(card("vosotros", -1)) };
  const others = forms.filter(({ context }) => context !== "vosotros");
  expect(countReview(others, progress, { ...settings, newPerDay: 0 })).toMatchObject({
    due: 0,
    next: null,
  });
});

it("counts what becomes due in the course of the day as due", () => {
  expect(count([card("yo", 0.4), card("tú", 0.5)])).toMatchObject({ due: 1 });
});

it("says how much is for tomorrow: due cards, also those of today, and new ones, up to the aim", () => {
  const cards = [card("yo", -1), card("tú", 1), card("él", 2)];
  expect(count(cards, { newPerDay: 1 }).next).toEqual({ day: "2026-03-11", count: 3 });
  expect(count(cards, { newPerDay: 1, dailyAim: 2 }).next?.count).toBe(2);
});

it("says when the next card is due if tomorrow has none, and how many are due that day", () => {
  const cards = [card("yo", 3), card("tú", 3.1), card("él", 4)];
  expect(count(cards, { newPerDay: 0 }).next).toEqual({ day: "2026-03-13", count: 2 });
  expect(count([], { newPerDay: 0 }).next).toBeNull();
});

it("by rule, counts every card that was not asked today, whether due or not", () => {
  const cards = [card("yo", -1), card("tú", 30), card("él", 1, now)];
  const byRule = count(cards, { reviewOrder: "rule", newPerDay: 0 });
  expect(byRule).toMatchObject({ due: 0, unseen: 5, next: { day: "2026-03-11", count: 6 } });
  expect(count(cards, { reviewOrder: "rule", dailyAim: 4 }).next?.count).toBe(4);
});
