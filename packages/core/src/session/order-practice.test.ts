import { persons } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar.ts";
import { type Card, cardKey } from "../progress/card.ts";
import { orderPractice, selectSentences } from "./order-practice.ts";

const now = "2026-03-10T12:00:00.000Z";
const family = "presente-indicativo";

const sentencesOf = (forms: string) =>
  forms.split(", ").map((form) => {
    const [item = "", context = ""] = form.split(" ");
    return { family, item, context } as const;
  });

type Form = ReturnType<typeof sentencesOf>[number];

const namesOf = (forms: readonly Form[]) =>
  forms.map(({ item, context }) => `${item} ${context}`).join(", ");

function cardsOf(answered: readonly [form: string, changes: Partial<Card>][]) {
  const cards = answered.map(([name, changes]): Card => {
    const [item = "", context = ""] = name.split(" ");
    return {
      item,
      context,
      easiness: 2.5,
      interval: 1,
      repetitions: 1,
      stability: null,
      difficulty: null,
      nextReview: addDays(now, 1),
      attempts: 1,
      correctCount: 1,
      firstAttempt: addDays(now, -2),
      lastAttempt: addDays(now, -2),
      sentence: 1,
      ...changes,
    };
  });
  return Object.fromEntries(cards.map((card) => [cardKey(card), card]));
}

const everything = { failedOnly: false, items: undefined, persons, region: "spain" } as const;
const nothingAnswered = { cards: {}, failedItems: [] };

describe("the sentences of a session", () => {
  it("leave out the persons that the learner does not practise", () => {
    const all = sentencesOf("comer yo, comer vosotros");
    const asked = { ...everything, region: "latin-america" } as const;
    expect(namesOf(selectSentences(all, nothingAnswered, asked))).toBe("comer yo");
  });

  it("are those of the selected verbs", () => {
    const all = sentencesOf("comer yo, vivir yo, abrir yo");
    const selected = { ...everything, items: ["vivir", "nadar"] };
    expect(namesOf(selectSentences(all, nothingAnswered, selected))).toBe("vivir yo");
  });

  it("are those of the failed list, if the learner practises that", () => {
    const all = sentencesOf("comer yo, vivir yo, abrir yo");
    const progress = { cards: {}, failedItems: ["abrir"] };
    const selected = { ...everything, failedOnly: true };
    expect(namesOf(selectSentences(all, progress, selected))).toBe("abrir yo");
  });
});

describe("the order of a session", () => {
  const settings = { now, seed: 1, roundLength: 10 };

  it("begins with what is due", () => {
    const cards = cardsOf([
      ["comer yo", { nextReview: addDays(now, 3) }],
      ["vivir yo", { nextReview: addDays(now, -1) }],
    ]);
    const all = sentencesOf("comer yo, abrir yo, vivir yo");
    expect(orderPractice(all, cards, { ...settings, failedOnly: false })).toEqual({
      ordered: sentencesOf("vivir yo, abrir yo, comer yo"),
      roundLength: 10,
    });
  });

  it("begins the failed list with a round of what was wrong last, latest first", () => {
    const cards = cardsOf([
      ["comer yo", { repetitions: 0, lastAttempt: addDays(now, -3) }],
      ["comer tú", { nextReview: addDays(now, -1) }],
      ["abrir yo", { repetitions: 0, lastAttempt: addDays(now, -1) }],
    ]);
    const all = sentencesOf("comer yo, comer tú, abrir yo");
    expect(orderPractice(all, cards, { ...settings, failedOnly: true })).toEqual({
      ordered: sentencesOf("abrir yo, comer yo, comer tú"),
      roundLength: 2,
    });
  });
});
