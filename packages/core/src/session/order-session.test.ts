import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Card, type CardIdentity, type CardKey, cardKey } from "../progress/card.ts";
import { countWaiting, orderSession } from "./order-session.ts";

const now = "2026-03-10T12:00:00.000Z";
const yesterday = "2026-03-09T12:00:00.000Z";
const tomorrow = "2026-03-11T12:00:00.000Z";

type Urgency = "due" | "unseen" | "later";
type Planned = CardIdentity & { urgency: Urgency };

const urgencies: Urgency[] = ["due", "unseen", "later"];
const nextReview = { due: yesterday, later: tomorrow };

function cardsOf(exercises: readonly Planned[]): Record<CardKey, Card> {
  const cards: Record<CardKey, Card> = {};
  for (const { item, context, urgency } of exercises) {
    if (urgency === "unseen") continue;
    cards[cardKey({ item, context })] = {
      item,
      context,
      easiness: 2.5,
      interval: 1,
      repetitions: 1,
      stability: null,
      difficulty: null,
      nextReview: nextReview[urgency],
      attempts: 1,
      correctCount: 1,
      lastAttempt: yesterday,
      firstAttempt: yesterday,
      sentence: 1,
    };
  }
  return cards;
}

/** Exercises of groups such as `{ due: "aab", unseen: "c" }`, in which each letter is an item. */
function planned(groups: Partial<Record<Urgency, string>>): Planned[] {
  return urgencies.flatMap((urgency) =>
    [...(groups[urgency] ?? "")].map((item, index) => ({
      item,
      context: `${urgency} ${index}`,
      urgency,
    })),
  );
}

const order = (exercises: readonly Planned[], seed: number) =>
  orderSession(exercises, cardsOf(exercises), now, seed);

const itemsOf = (exercises: readonly Planned[]) => exercises.map(({ item }) => item).join("");

function repeatsIn(items: string): number {
  return [...items].filter((item, index) => item === items[index - 1]).length;
}

/** The fewest repetitions that are possible in any order of the groups' items. */
function fewestRepeats(groups: readonly string[], before = ""): number {
  const [group, ...later] = groups;
  if (group === undefined) return 0;
  if (group === "") return fewestRepeats(later, before);
  const choices = [...new Set(group)].map((item) => {
    const repeat = item === before ? 1 : 0;
    return repeat + fewestRepeats([group.replace(item, ""), ...later], item);
  });
  return Math.min(...choices);
}

const letters = fc
  .array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 })
  .map((list) => list.join(""));
const someGroups = fc.record({ due: letters, unseen: letters, later: letters });
const someSeed = fc.integer();

describe("the order of a session", () => {
  it("asks due exercises first, then unseen ones, then the rest", () => {
    fc.assert(
      fc.property(someGroups, someSeed, (groups, seed) => {
        const ordered = order(planned(groups), seed).map(({ urgency }) =>
          urgencies.indexOf(urgency),
        );

        expect(ordered).toEqual(ordered.toSorted());
      }),
    );
  });

  it("treats a review at this instant as due", () => {
    const atOnce: Planned = { item: "ser", context: "yo", urgency: "due" };
    const cards = cardsOf([atOnce]);
    const unseen: Planned = { item: "ir", context: "yo", urgency: "unseen" };

    expect(orderSession([unseen, atOnce], cards, yesterday, 1)).toEqual([atOnce, unseen]);
  });

  it("asks each exercise exactly once", () => {
    fc.assert(
      fc.property(someGroups, someSeed, (groups, seed) => {
        const exercises = planned(groups);
        const asked = new Set(order(exercises, seed));

        expect(asked).toEqual(new Set(exercises));
        expect(asked.size).toBe(exercises.length);
      }),
    );
  });

  it("is the same for the same seed", () => {
    fc.assert(
      fc.property(someGroups, someSeed, (groups, seed) => {
        expect(order(planned(groups), seed)).toEqual(order(planned(groups), seed));
      }),
    );
  });

  it("differs from seed to seed", () => {
    const exercises = planned({ due: "abcdefghij" });
    const orders = [1, 2, 3, 4, 5].map((seed) => itemsOf(order(exercises, seed)));

    expect(new Set(orders).size).toBe(5);
  });

  it("can start with each exercise of a group", () => {
    const exercises = planned({ due: "abcd" });
    const seeds = Array.from({ length: 100 }, (_, seed) => seed);
    const first = new Set(seeds.map((seed) => order(exercises, seed)[0]?.item));

    expect([...first].toSorted()).toEqual(["a", "b", "c", "d"]);
  });

  it("repeats an item in a row only where no order of the groups avoids it", () => {
    fc.assert(
      fc.property(someGroups, someSeed, (groups, seed) => {
        const ordered = itemsOf(order(planned(groups), seed));

        expect(repeatsIn(ordered)).toBe(fewestRepeats([groups.due, groups.unseen, groups.later]));
      }),
      { numRuns: 1000 },
    );
  });

  it("looks two groups ahead to avoid a repetition", () => {
    const exercises = planned({ due: "bc", unseen: "ab", later: "bbc" });

    for (let seed = 0; seed < 20; seed += 1) {
      expect(itemsOf(order(exercises, seed))).toBe("bcbabcb");
    }
  });

  it("spreads the six persons of 54 verbs without a repetition", () => {
    const verbs = Array.from({ length: 54 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    const exercises = planned({ unseen: verbs.join("").repeat(6) });

    expect(repeatsIn(itemsOf(order(exercises, 7)))).toBe(0);
  });

  it("is empty without exercises", () => {
    expect(orderSession([], {}, now, 1)).toEqual([]);
  });
});

describe("countWaiting", () => {
  it("counts due and unseen exercises", () => {
    const exercises = planned({ due: "aab", unseen: "cd", later: "e" });

    expect(countWaiting(exercises, cardsOf(exercises), now)).toEqual({ due: 3, unseen: 2 });
  });

  it("ignores cards without an exercise", () => {
    expect(countWaiting([], cardsOf(planned({ due: "a" })), now)).toEqual({ due: 0, unseen: 0 });
  });
});
