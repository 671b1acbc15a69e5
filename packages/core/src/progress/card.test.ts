import { describe, expect, it, vi } from "vitest";
import { sm2 } from "../scheduling/sm2.ts";
import { answerCard, type Card, cardKey, isDue } from "./card.ts";

const identity = { item: "tener", context: "yo", sentence: 1 };

const right = (card: Card | undefined, at: string, sentence = 1) =>
  answerCard(card, { ...identity, verdict: "correct", at, sentence }, sm2);

describe("cardKey", () => {
  it("joins item and context", () => {
    expect(cardKey({ item: "desde-mes-trabajo", context: "desde" })).toBe(
      "desde-mes-trabajo|desde",
    );
  });

  it.each([
    { item: "tener", context: "" },
    { item: "", context: "yo" },
  ])("throws without an item or a context: %j", (incomplete) => {
    expect(() => cardKey(incomplete)).toThrow("A card needs an item and a context.");
  });
});

describe("a card", () => {
  const first = right(undefined, "2026-03-01T10:00:00.000Z");

  it("is due a day after the first success", () => {
    expect(first).toEqual({
      item: "tener",
      context: "yo",
      easiness: 2.6,
      interval: 1,
      repetitions: 1,
      stability: null,
      difficulty: null,
      nextReview: "2026-03-02T10:00:00.000Z",
      attempts: 1,
      correctCount: 1,
      firstAttempt: "2026-03-01T10:00:00.000Z",
      lastAttempt: "2026-03-01T10:00:00.000Z",
      sentence: 1,
    });
  });

  it("is due six days after the second success, then by its easiness", () => {
    const second = right(first, "2026-03-02T10:00:00.000Z");
    const third = right(second, "2026-03-08T10:00:00.000Z");

    expect(second.nextReview).toBe("2026-03-08T10:00:00.000Z");
    // 6 days × 2.7, the easiness before this answer, are 16.2.
    expect(third.nextReview).toBe("2026-03-24T10:00:00.000Z");
  });

  it("counts a failure as an attempt and is due the next day", () => {
    const failed = answerCard(
      first,
      { ...identity, verdict: "wrong", at: "2026-03-02T10:00:00.000Z" },
      sm2,
    );

    expect(failed).toMatchObject({
      attempts: 2,
      correctCount: 1,
      repetitions: 0,
      easiness: 1.8,
      nextReview: "2026-03-03T10:00:00.000Z",
    });
  });

  it("schedules an answer that arrives late from the card’s last attempt", () => {
    const late = right(first, "2026-02-20T10:00:00.000Z");

    expect(late).toMatchObject({
      lastAttempt: "2026-03-01T10:00:00.000Z",
      nextReview: "2026-03-07T10:00:00.000Z",
    });
  });

  it("keeps the time of its earliest answer, even if that arrives late", () => {
    const [early, later] = ["2026-02-20T10:00:00.000Z", "2026-03-02T10:00:00.000Z"];

    expect(right(first, later).firstAttempt).toBe("2026-03-01T10:00:00.000Z");
    expect(right(first, early).firstAttempt).toBe(early);
  });

  it("remembers the sentence of the latest answer, not of one that arrives late", () => {
    const second = right(first, "2026-03-02T10:00:00.000Z", 2);

    expect(second.sentence).toBe(2);
    expect(right(second, "2026-03-01T12:00:00.000Z", 3).sentence).toBe(2);
  });

  it("passes the scheduler the verdict and the time from which the interval counts", () => {
    const review = vi.fn(sm2.review);
    const late = { ...identity, verdict: "accent" as const, at: "2026-02-20T10:00:00.000Z" };
    const card = answerCard(first, late, { review });

    expect(review).toHaveBeenCalledWith(first, {
      verdict: "accent",
      at: "2026-03-01T10:00:00.000Z",
    });
    expect(card).toMatchObject({ interval: 6, nextReview: "2026-03-07T10:00:00.000Z" });
  });

  it("is due from the instant of its next review", () => {
    const due = (card: Card) =>
      ["2026-03-02T09:59:59.999Z", "2026-03-02T10:00:00.000Z", "2026-03-02T10:00:00.001Z"].map(
        (now) => isDue(card, now),
      );

    expect(due(first)).toEqual([false, true, true]);
  });
});
