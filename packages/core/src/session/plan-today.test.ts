import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn, HOUR_MS, type Instant } from "../calendar.ts";
import { type Verdict, verdicts } from "../causes.ts";
import { type Family, forEveryFamily } from "../families.ts";
import { applyEvent } from "../progress/apply-event.ts";
import type { Card, FamilyCard } from "../progress/card.ts";
import { type ExerciseProgress, noProgress } from "../progress/exercise-progress.ts";
import { countReview, type ReviewSettings } from "./count-review.ts";
import { planReview } from "./plan-review.ts";
import { planToday, type TodayPlan } from "./plan-today.ts";

const family = "presente-indicativo";
const verbs = ["ser", "estar", "tener", "ir", "hacer", "decir"];
const cards = verbs.flatMap((item) =>
  persons.map((context) => ({ family, item, context }) as const),
);

/** The beginning of a day in Paris. */
const MIDNIGHT = "2026-03-09T23:00:00.000Z";
const timeZone = "Europe/Paris";
const atHour = (hour: number): Instant =>
  new Date(Date.parse(MIDNIGHT) + hour * HOUR_MS).toISOString();

type Progress = Record<Family, ExerciseProgress>;

/** Progress before the day: cards that are due, that become due in the course of the day, or later. */
const someProgress = fc
  .array(
    fc.record({
      card: fc.constantFrom(...cards),
      dueAtHour: fc.integer({ min: -100, max: 100 }),
    }),
    { maxLength: 40 },
  )
  .map((seen): Progress => {
    const stored = seen.map(({ card: { item, context }, dueAtHour }): [string, Card] => [
      `${item}|${context}`,
      {
        item,
        context,
        easiness: 2.5,
        interval: 1,
        repetitions: 1,
        stability: null,
        difficulty: null,
        nextReview: atHour(dueAtHour),
        attempts: 1,
        correctCount: 1,
        firstAttempt: addDays(MIDNIGHT, -30),
        lastAttempt: addDays(MIDNIGHT, -10),
        sentence: 1,
      },
    ]);
    return {
      ...forEveryFamily(() => noProgress),
      [family]: { ...noProgress, cards: Object.fromEntries(stored) },
    };
  });

const someSettings = fc.record({
  newPerDay: fc.nat({ max: 15 }),
  dailyAim: fc.integer({ min: 1, max: 25 }),
  reviewOrder: fc.constantFrom("form" as const, "rule" as const),
});

type Settings = Pick<ReviewSettings, "newPerDay" | "dailyAim" | "reviewOrder">;

function visit(kept: TodayPlan | null, progress: Progress, now: Instant, settings: Settings) {
  const counts = countReview(cards, progress, { ...settings, now, timeZone });
  const day = dayIn(now, timeZone);
  return planToday(kept, { ...counts, day, basis: "", aim: settings.dailyAim });
}

let answers = 0;

function answered(progress: Progress, card: FamilyCard, verdict: Verdict, at: Instant): Progress {
  const event = {
    kind: "answer" as const,
    id: String(answers++),
    ...card,
    at,
    timeZone,
    sentence: 1,
    given: null,
    verdict,
    cause: null,
  };
  return { ...progress, [card.family]: applyEvent(progress[card.family], event) };
}

const someVerdict = fc.constantFrom(...verdicts);

/** What can happen between two moments of a day. */
const someAct = fc.oneof(
  fc.record({ act: fc.constant("answer" as const), verdict: someVerdict }),
  fc.record({
    act: fc.constantFrom("answer in a family" as const, "answer on another device" as const),
    card: fc.constantFrom(...cards),
    verdict: someVerdict,
  }),
  fc.record({ act: fc.constantFrom("retract" as const, "sync" as const) }),
);

describe("any day", () => {
  it("has one plan, of which never more is left than before", () => {
    fc.assert(
      fc.property(
        someProgress,
        someSettings,
        fc.array(someAct, { maxLength: 40 }),
        (start, settings, acts) => {
          /** Progress with the answers so far, before each of them. */
          const states = [start];
          let elsewhere: { card: FamilyCard; verdict: Verdict }[] = [];
          let plan = visit(null, start, atHour(0), settings);
          for (const [index, one] of acts.entries()) {
            const now = atHour((23 * (index + 1)) / acts.length);
            const progress = states.at(-1) ?? start;
            switch (one.act) {
              case "answer": {
                const review = { ...settings, now, timeZone, roundLength: 10, left: plan.left };
                const [card] = planReview(cards, progress, "more", review);
                if (card) states.push(answered(progress, card, one.verdict, now));
                break;
              }
              case "answer in a family":
                states.push(answered(progress, one.card, one.verdict, now));
                break;
              case "answer on another device":
                elsewhere.push(one);
                break;
              case "sync":
                states.push(
                  elsewhere.reduce(
                    (before, { card, verdict }) => answered(before, card, verdict, now),
                    progress,
                  ),
                );
                elsewhere = [];
                break;
              case "retract":
                if (states.length > 1) states.pop();
                break;
            }
            const next = visit(plan, states.at(-1) ?? start, now, settings);
            expect(next.planned).toBe(plan.planned);
            expect(next.left).toBeLessThanOrEqual(plan.left);
            plan = next;
          }
        },
      ),
    );
  });

  it("is done after exactly the planned answers of its review, right or wrong", () => {
    fc.assert(
      fc.property(
        someProgress,
        someSettings,
        fc.array(someVerdict, { minLength: 25, maxLength: 25 }),
        (start, settings, results) => {
          let progress = start;
          let plan = visit(null, start, atHour(8), settings);
          const { planned } = plan;
          expect(planned).toBeLessThanOrEqual(settings.dailyAim);
          for (const [index, verdict] of results.slice(0, planned).entries()) {
            const now = atHour(8 + index / 2);
            expect(plan.left).toBe(planned - index);
            const review = { ...settings, now, timeZone, roundLength: 10, left: plan.left };
            const round = planReview(cards, progress, "today", review);
            expect(round).toHaveLength(Math.min(10, plan.left));
            const [card] = round;
            if (!card) throw new Error("A card is missing.");
            progress = answered(progress, card, verdict, now);
            plan = visit(plan, progress, now, settings);
          }
          expect(plan.left).toBe(0);
          const review = { ...settings, now: atHour(23), timeZone, roundLength: 10, left: 0 };
          expect(planReview(cards, progress, "today", review)).toEqual([]);
        },
      ),
    );
  });

  it("is as large as it was announced the day before, if no card is answered in between", () => {
    fc.assert(
      fc.property(someProgress, someSettings, (progress, settings) => {
        const [evening, morning] = [atHour(23), atHour(30)];
        const { next } = countReview(cards, progress, { ...settings, now: evening, timeZone });
        const tomorrow = visit(null, progress, morning, settings);
        expect(next?.day === tomorrow.day ? next.count : 0).toBe(tomorrow.planned);
      }),
    );
  });
});

const day = "2026-03-10";
const first = { day, basis: "aim 20", aim: 20, answered: 0, due: 7, unseen: 30 };

it("plans due and new cards up to the daily aim", () => {
  expect(planToday(null, first)).toMatchObject({ planned: 20, left: 20 });
  expect(planToday(null, { ...first, unseen: 10 })).toMatchObject({ planned: 17, left: 17 });
  expect(planToday(null, { ...first, due: 90 })).toMatchObject({ planned: 20 });
});

it("counts the answers from before the first visit", () => {
  expect(planToday(null, { ...first, answered: 5 })).toMatchObject({ planned: 20, left: 15 });
  expect(planToday(null, { ...first, answered: 50 })).toMatchObject({ planned: 20, left: 0 });
});

it("has nothing for a day on which nothing can be asked", () => {
  expect(planToday(null, { ...first, due: 0, unseen: 0 })).toMatchObject({ planned: 0, left: 0 });
});

it("shrinks if less can be asked than was known", () => {
  const plan = planToday(null, first);
  const after = planToday(plan, { ...first, answered: 4, due: 1, unseen: 5 });
  expect(after).toMatchObject({ planned: 10, left: 6 });
});

it("plans again on a new day, and when its basis changes", () => {
  const done = planToday(planToday(null, first), { ...first, answered: 20, due: 0 });
  expect(done.left).toBe(0);
  expect(planToday(done, { ...first, day: "2026-03-11" }).left).toBe(20);
  expect(planToday(done, { ...first, basis: "aim 30", aim: 30, answered: 20 }).left).toBe(10);
});
