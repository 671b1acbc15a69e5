import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { answerCard } from "../progress/card.ts";
import { fsrs } from "../scheduling/fsrs.ts";
import { sm2 } from "../scheduling/sm2.ts";
import { chanceOfCard, chanceOfForm, firstHabits, habitsAfter } from "./chance.ts";

const at = "2026-03-01T08:00:00.000Z";
const answer = { item: "tener", context: "yo", at, sentence: 1 };

describe("the chance of a card", () => {
  it("is null before the first answer, and 0.9 when the interval of SM-2 has passed", () => {
    const card = answerCard(undefined, { ...answer, verdict: "correct" }, sm2);
    expect(chanceOfCard(undefined, at)).toBeNull();
    expect(chanceOfCard(card, addDays(at, card.interval))).toBeCloseTo(0.9, 3);
  });

  it("follows the memory of FSRS", () => {
    const card = answerCard(undefined, { ...answer, verdict: "correct" }, fsrs({ retention: 0.9 }));
    expect(chanceOfCard(card, addDays(at, card.stability ?? 0))).toBeCloseTo(0.9, 3);
  });

  it("is 0.6 times as high after a wrong answer", () => {
    const card = answerCard(undefined, { ...answer, verdict: "wrong" }, sm2);
    expect(chanceOfCard(card, addDays(at, card.interval))).toBeCloseTo(0.6 * 0.9, 3);
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("the chance of a form", () => {
  it("is at least that of each way alone", () => {
    fc.assert(
      fc.property(share, share, (card, skills) => {
        const both = chanceOfForm({ card, skills }, firstHabits);
        expect(both).toBeGreaterThanOrEqual(chanceOfForm({ card, skills: 0 }, firstHabits));
        expect(both).toBeGreaterThanOrEqual(chanceOfForm({ card: 0, skills }, firstHabits));
      }),
    );
  });
});

describe("the habits of a learner", () => {
  it("stay within their limits", () => {
    const answers = fc.array(fc.tuple(share, share, fc.boolean()), { maxLength: 200 });
    fc.assert(
      fc.property(answers, (list) => {
        const { whole, built } = list.reduce(
          (habits, [card, skills, isRight]) => habitsAfter(habits, { card, skills }, isRight),
          firstHabits,
        );
        expect(whole).toBeGreaterThanOrEqual(0.05);
        expect(whole).toBeLessThanOrEqual(0.95);
        expect(built).toBeGreaterThanOrEqual(0.12);
        expect(built).toBeLessThanOrEqual(0.98);
      }),
    );
  });

  it("fall when known skills build no right forms, and rise when they do", () => {
    const after = (isRight: boolean) =>
      Array.from({ length: 50 }).reduce<typeof firstHabits>(
        (habits) => habitsAfter(habits, { card: 0, skills: 0.9 }, isRight),
        { whole: 0.5, built: 0.6 },
      );
    expect(after(false).built).toBeLessThan(0.3);
    expect(after(true).built).toBeGreaterThan(0.8);
    expect(after(true).whole).toBe(0.5);
  });
});
