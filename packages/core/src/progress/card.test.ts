import { describe, expect, it } from "vitest";
import { answerCard, type Card, cardKey, isDue } from "./card.ts";

const identity = { item: "tener", context: "yo" };

describe("cardKey", () => {
  it("joins item and context", () => {
    expect(cardKey({ item: "desde-mes-trabajo", context: "desde" })).toBe(
      "desde-mes-trabajo|desde",
    );
  });

  it.each([
    { item: "tener", context: "" },
    { item: "", context: "yo" },
  ])("throws a French message without item or context: %j", (incomplete) => {
    expect(() => cardKey(incomplete)).toThrow(
      "Carte invalide : il manque l’élément ou son contexte (la personne).",
    );
  });
});

describe("a card", () => {
  const first = answerCard(undefined, identity, 5, "2026-03-01T10:00:00.000Z");

  it("is due a day after the first success", () => {
    expect(first).toEqual({
      item: "tener",
      context: "yo",
      easiness: 2.6,
      interval: 1,
      repetitions: 1,
      nextReview: "2026-03-02T10:00:00.000Z",
      attempts: 1,
      correctCount: 1,
      lastAttempt: "2026-03-01T10:00:00.000Z",
    });
  });

  it("is due six days after the second success, then by its easiness", () => {
    const second = answerCard(first, identity, 5, "2026-03-02T10:00:00.000Z");
    const third = answerCard(second, identity, 5, "2026-03-08T10:00:00.000Z");

    expect(second.nextReview).toBe("2026-03-08T10:00:00.000Z");
    // 6 days × 2.7, the easiness before this answer, are 16.2.
    expect(third.nextReview).toBe("2026-03-24T10:00:00.000Z");
  });

  it("counts a failure as an attempt and is due the next day", () => {
    const failed = answerCard(first, identity, 0, "2026-03-02T10:00:00.000Z");

    expect(failed).toMatchObject({
      attempts: 2,
      correctCount: 1,
      repetitions: 0,
      easiness: 1.8,
      nextReview: "2026-03-03T10:00:00.000Z",
    });
  });

  it("schedules a late answer from its last attempt when that is later", () => {
    const late = answerCard(first, identity, 5, "2026-02-20T10:00:00.000Z");

    expect(late).toMatchObject({
      lastAttempt: "2026-03-01T10:00:00.000Z",
      nextReview: "2026-03-07T10:00:00.000Z",
    });
  });

  it("is due from the instant of its next review", () => {
    const due = (card: Card) =>
      ["2026-03-02T09:59:59.999Z", "2026-03-02T10:00:00.000Z", "2026-03-02T10:00:00.001Z"].map(
        (now) => isDue(card, now),
      );

    expect(due(first)).toEqual([false, true, true]);
  });
});
