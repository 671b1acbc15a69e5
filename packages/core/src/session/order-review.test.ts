import { persons } from "@verbena/spanish";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../calendar.ts";
import { allFamilies, type Family, forEveryFamily } from "../families.ts";
import { type Card, cardKey, type FamilyCard, familyCardKey, isDue } from "../progress/card.ts";
import type { FamilyEstimate } from "../progress/family-estimate.ts";
import { countNew } from "./count-review.ts";
import { orderReview } from "./order-review.ts";

const now = "2026-03-10T12:00:00.000Z";
const day = "2026-03-10";

type Planned = FamilyCard & { interval: number; overdueDays: number | null };

/** A card that is due since some days, or not seen yet (null). */
function planned(
  name: string,
  overdueDays: number | null,
  { interval = 10, family = "presente-indicativo" as Family } = {},
): Planned {
  const [item = "", context = ""] = name.split(" ");
  return { family, item, context, interval, overdueDays };
}

function progressOf(exercises: readonly Planned[]) {
  const progress = forEveryFamily(() => ({ cards: {} as Record<string, Card> }));
  for (const { family, item, context, interval, overdueDays } of exercises) {
    if (overdueDays === null) continue;
    const nextReview = addDays(now, -overdueDays);
    const lastAttempt = addDays(nextReview, -interval);
    progress[family].cards[cardKey({ item, context })] = {
      item,
      context,
      easiness: 2.5,
      interval,
      repetitions: 1,
      stability: null,
      difficulty: null,
      nextReview,
      attempts: 1,
      correctCount: 1,
      lastAttempt,
      firstAttempt: lastAttempt,
      sentence: 1,
    };
  }
  return progress;
}

const review = (exercises: readonly Planned[], newLimit = 10) =>
  orderReview(exercises, progressOf(exercises), { now, day, newLimit });

const namesOf = (list: readonly Planned[]) => list.map(({ item, context }) => `${item} ${context}`);

describe("due cards", () => {
  it("begin with the most overdue in relation to their interval", () => {
    const { due } = review([
      planned("comer yo", 20, { interval: 60 }),
      planned("vivir yo", 3, { interval: 1 }),
      planned("hablar yo", 10, { interval: 10 }),
      planned("abrir yo", -1),
    ]);
    expect(namesOf(due)).toEqual(["vivir yo", "hablar yo", "comer yo"]);
  });

  it("alternate between families that are about equally overdue", () => {
    const verbs = ["comer", "vivir", "hablar", "abrir"];
    const { due } = review([
      ...verbs.map((verb, index) => planned(`${verb} yo`, 1 - index / 100)),
      ...verbs.map((verb, index) =>
        planned(`${verb}se yo`, 0.9 - index / 100, { family: "preterito-indefinido" }),
      ),
    ]);
    const families = due.map(({ family }) => family);
    expect(families.filter((family, index) => family === families[index - 1])).toEqual([]);
  });

  it("do not ask the same verb twice in a row", () => {
    const { due } = review([
      planned("comer yo", 1),
      planned("comer tú", 0.9),
      planned("vivir yo", 0.8),
    ]);
    expect(due.map(({ item }) => item)).toEqual(["comer", "vivir", "comer"]);
  });

  it("that are equally overdue come in an order of the day, not in the order in which they were learned", () => {
    const cards = ["ser", "ir", "comer", "vivir", "abrir", "tener"].map((verb) =>
      planned(`${verb} yo`, 1),
    );
    const orderOn = (date: Day, list = cards) =>
      namesOf(orderReview(list, progressOf(list), { now, day: date, newLimit: 0 }).due);
    expect(orderOn(day)).not.toEqual(namesOf(cards));
    expect(orderOn(day)).not.toEqual(orderOn("2026-03-11"));
    // Answering cards does not change the order of the other cards.
    expect(orderOn(day, cards.slice(2))).toEqual(
      orderOn(day).filter((name) => !["ser yo", "ir yo"].includes(name)),
    );
  });
});

describe("new cards", () => {
  const placed = (name: string, place?: number, family?: Family) => ({
    ...planned(name, null, family && { family }),
    ...(place !== undefined && { place }),
  });

  it("come in the order of their list, whatever their family", () => {
    const { unseen } = review([
      placed("comer yo", 7),
      placed("vivir yo", 0),
      placed("hablar él", 3, "preterito-indefinido"),
    ]);
    expect(namesOf(unseen)).toEqual(["vivir yo", "hablar él", "comer yo"]);
  });

  it("come last without a place, and keep their order", () => {
    const { unseen } = review([placed("ser yo"), placed("ir yo"), placed("comer yo", 4_000)]);
    expect(namesOf(unseen)).toEqual(["comer yo", "ser yo", "ir yo"]);
  });

  const sure = { status: "sure", at: now, answered: 10, wrong: 0 } as const;

  /** Four cards of a family that the learner surely knows, and as many of another one. */
  function namesWith(estimate: FamilyEstimate): string[] {
    const names = ["ser", "ir", "dar", "ver"].map((verb, place) => ({ verb, place }));
    const known = names.map(({ verb, place }) => placed(`${verb} yo`, place));
    const other = names.map(({ verb, place }) =>
      placed(`${verb} él`, 10 + place, "preterito-indefinido"),
    );
    const progress = { ...progressOf([]), "presente-indicativo": { cards: {}, estimate } };
    const { unseen } = orderReview([...known, ...other], progress, { now, day, newLimit: 10 });
    return namesOf(unseen);
  }

  it("of a family that the learner surely knows come last", () => {
    expect(namesWith(sure).slice(0, 4)).toEqual(["ser él", "ir él", "dar él", "ver él"]);
  });

  it("try between the others, but not first, whether the learner surely knows a family", () => {
    const untried = namesWith({ ...sure, answered: 7 });
    expect(untried.slice(0, 5)).toEqual(["ser él", "ir él", "ser yo", "dar él", "ver él"]);
    expect(untried.at(-1)).toBe("ver yo");
  });

  it("do not repeat a verb when the form between was already answered", () => {
    const { unseen } = review([
      placed("ser yo", 0),
      planned("ir yo", -1),
      placed("ser él", 2),
      placed("comer yo", 3),
    ]);
    expect(namesOf(unseen)).toEqual(["ser yo", "comer yo", "ser él"]);
  });

  it.each([0, -3])("do not come with a limit of %i", (limit) => {
    expect(review([planned("ser yo", null)], limit).unseen).toEqual([]);
  });
});

const anyCard = fc.record({
  family: fc.constantFrom(...allFamilies),
  item: fc.constantFrom("ser", "ir", "comer", "zurcir"),
  context: fc.constantFrom(...persons),
  interval: fc.integer({ min: 1, max: 100 }),
  overdueDays: fc.option(fc.double({ min: -100, max: 300, noNaN: true })),
});

const anyCards = fc.uniqueArray(anyCard, {
  selector: familyCardKey,
  maxLength: 60,
});

describe("any review", () => {
  it("has each due card once, and new cards up to the limit", () => {
    fc.assert(
      fc.property(anyCards, fc.nat({ max: 100 }), (cards, limit) => {
        const progress = progressOf(cards);
        const { due, unseen } = orderReview(cards, progress, { now, day, newLimit: limit });
        const cardOf = (one: Planned) => progress[one.family].cards[cardKey(one)];
        const isDueNow = (one: Planned) => {
          const card = cardOf(one);
          return card !== undefined && isDue(card, now);
        };
        expect(new Set(due)).toEqual(new Set(cards.filter(isDueNow)));
        expect(due).toHaveLength(new Set(due).size);
        const allUnseen = cards.filter((one) => cardOf(one) === undefined);
        expect(unseen).toHaveLength(Math.min(limit, allUnseen.length));
        expect(unseen.every((one) => allUnseen.includes(one))).toBe(true);
      }),
    );
  });

  it("never asks a card before one that is much more overdue", () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const { due } = review(cards);
        const elapsed = due.map(({ interval, overdueDays }) => 1 + (overdueDays ?? 0) / interval);
        for (const [index, ratio] of elapsed.entries()) {
          const later = Math.max(0, ...elapsed.slice(index + 1));
          expect(later).toBeLessThanOrEqual(ratio * 1.25 + 1e-6);
        }
      }),
    );
  });

  it("does not repeat a verb where another is as overdue", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...persons), { minLength: 1 }), (chosen) => {
        const cards = chosen.flatMap((person) => [
          planned(`ser ${person}`, 1),
          planned(`comer ${person}`, 0.95),
        ]);
        const items = review(cards).due.map(({ item }) => item);
        expect(items.filter((item, index) => item === items[index - 1])).toEqual([]);
      }),
    );
  });
});

describe("countNew", () => {
  it("counts the cards of all families whose first answer was on the learner's day", () => {
    const exercises = [planned("ser yo", -10, { interval: 10 }), planned("ir yo", 0)];
    const progress = progressOf(exercises);
    expect(countNew(progress, "2026-03-10", "UTC")).toBe(1);
    expect(countNew(progress, "2026-03-11", "Pacific/Kiritimati")).toBe(1);
  });
});
