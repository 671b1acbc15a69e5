import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { forEveryFamily } from "../families.ts";
import type { Card } from "../progress/card.ts";
import { type ExerciseProgress, noProgress } from "../progress/exercise-progress.ts";
import { persons } from "../tenses.ts";
import { countReview, planBacklog } from "./count-review.ts";

const now = "2026-03-10T12:00:00.000Z";
const settings = { now, timeZone: "Europe/Paris", newPerDay: 10, dailyAim: 20 };

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
  expect(countReview(others, progress, settings)).toMatchObject({ due: 0, next: null });
});

it("says when the next card is due, and how many are due that day", () => {
  const cards = [card("yo", 1), card("tú", 1.1), card("él", 2)];
  expect(count(cards).next).toEqual({ at: addDays(now, 1), day: "2026-03-11", count: 2 });
});

it("has a backlog plan when more than twice the daily aim is due", () => {
  const cards = persons.map((person) => card(person, -1));
  expect(count(cards, { dailyAim: 2 }).backlog).toMatchObject({ today: 2, rest: 4 });
});

describe("planBacklog", () => {
  it("divides more than twice the daily aim", () => {
    expect(planBacklog({ due: 84, answered: 0, aim: 30 })).toEqual({
      today: 30,
      rest: 54,
      days: 3,
    });
  });

  it("does not divide twice the daily aim", () => {
    expect(planBacklog({ due: 60, answered: 0, aim: 30 })).toBeNull();
  });

  it("leaves less for today after each answer", () => {
    expect(planBacklog({ due: 64, answered: 20, aim: 30 })).toMatchObject({ today: 10, rest: 54 });
  });

  it("leaves nothing for today once the aim is met", () => {
    expect(planBacklog({ due: 54, answered: 30, aim: 30 })).toMatchObject({ today: 0, rest: 54 });
  });

  it("is null when today's part is all that is due", () => {
    expect(planBacklog({ due: 10, answered: 55, aim: 70 })).toBeNull();
  });

  it("counts every due card once", () => {
    const count = fc.nat({ max: 5000 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 1000 }), (due, answered, aim) => {
        const backlog = planBacklog({ due, answered, aim });
        if (backlog === null) return;
        expect(backlog.today + backlog.rest).toBe(due);
        expect(backlog.today).toBeLessThanOrEqual(aim);
        expect(backlog.days).toBeGreaterThan(0);
      }),
    );
  });
});
