import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn, later } from "../calendar.ts";
import { diagnosisCodes, verdicts } from "../causes.ts";
import { isCorrect } from "../grading/grade.ts";
import { levelThresholds } from "../levels.ts";
import { applyEvent } from "./apply-event.ts";
import { cardKey } from "./card.ts";
import {
  type ExerciseProgress,
  levelToCelebrate,
  noProgress,
  reachedLevel,
} from "./exercise-progress.ts";
import type {
  AnswerEvent,
  LevelConfirmedEvent,
  ProgressEvent,
  ResetEvent,
} from "./progress-event.ts";

const base = {
  id: "3f2b8f0e-6d0c-4a52-9a55-0d6a5f3c1b77",
  family: "preterito-indefinido",
  at: "2026-03-02T10:00:00.000Z",
  timeZone: "Europe/Paris",
} as const;

const answer = (changes: Partial<AnswerEvent> = {}): AnswerEvent => ({
  ...base,
  kind: "answer",
  item: "tener",
  context: "yo",
  sentence: 1,
  given: "tuve",
  verdict: "correct",
  cause: null,
  ...changes,
});

const levelConfirmed = (level: number, at: string = base.at): LevelConfirmedEvent => ({
  ...base,
  kind: "level-confirmed",
  level,
  at,
});

const reset = (at: string = base.at): ResetEvent => ({ ...base, kind: "reset", at });

const fold = (events: readonly ProgressEvent[], start: ExerciseProgress = noProgress) =>
  events.reduce((progress, event) => applyEvent(progress, event), start);

/** Progress after a number of correct answers. */
const withCorrectAnswers = (total: number) => fold(Array.from({ length: total }, () => answer()));

describe("an answer", () => {
  it("creates a card and counts in the totals, today and the day", () => {
    expect(fold([answer()])).toEqual({
      cards: {
        "tener|yo": {
          item: "tener",
          context: "yo",
          easiness: 2.6,
          interval: 1,
          repetitions: 1,
          stability: null,
          difficulty: null,
          nextReview: "2026-03-03T10:00:00.000Z",
          attempts: 1,
          correctCount: 1,
          firstAttempt: "2026-03-02T10:00:00.000Z",
          lastAttempt: "2026-03-02T10:00:00.000Z",
          sentence: 1,
        },
      },
      stats: {
        totalAttempts: 1,
        totalCorrect: 1,
        totalFailed: 0,
        todayAttempts: 1,
        todayCorrect: 1,
        todayFailed: 0,
        lastResetDate: "2026-03-02",
        lastAnsweredAt: "2026-03-02T10:00:00.000Z",
      },
      failedItems: [],
      currentLevel: 0,
      lastLevelUpAt: null,
      resetAt: null,
      estimate: null,
      days: { "2026-03-02": { attempts: 1, correct: 1, causes: {}, missed: [] } },
    });
  });

  it("counts as correct when only an accent is wrong", () => {
    expect(fold([answer({ verdict: "accent" })])).toEqual(fold([answer()]));
  });

  it("counts in its day by its cause", () => {
    const events = [
      answer({ verdict: "wrong", cause: "wrong-person" }),
      answer({ verdict: "wrong", cause: "wrong-person" }),
      answer({ verdict: "accent", cause: "accent" }),
      answer(),
    ];

    expect(fold(events).days).toEqual({
      "2026-03-02": {
        attempts: 4,
        correct: 2,
        causes: { "wrong-person": 2, accent: 1 },
        missed: [],
      },
    });
  });

  it("counts under no cause without a diagnosis", () => {
    const { days } = fold([answer({ verdict: "wrong" })]);

    expect(days["2026-03-02"]?.causes).toEqual({});
  });

  it("adds its item to the front of the failed list when it is wrong", () => {
    const wrong = ["ser", "ir", "ser"].map((item) => answer({ item, verdict: "wrong" }));

    expect(fold(wrong).failedItems).toEqual(["ir", "ser"]);
  });

  it("keeps the failed list when it is correct", () => {
    const events = [answer({ verdict: "wrong" }), answer(), answer({ item: "ir" })];

    expect(fold(events).failedItems).toEqual(["tener"]);
  });

  it("removes the oldest failed item when a 21st is added", () => {
    const items = Array.from({ length: 21 }, (_, index) => `verbo ${index}`);
    const { failedItems } = fold(items.map((item) => answer({ item, verdict: "wrong" })));

    expect(failedItems).toEqual(items.toReversed().slice(0, 20));
  });

  it("has a separate card for each person of a verb", () => {
    expect(Object.keys(fold([answer(), answer({ context: "tú" })]).cards)).toEqual([
      "tener|yo",
      "tener|tú",
    ]);
  });

  it("throws when the context is missing", () => {
    expect(() => fold([answer({ context: "" })])).toThrow("A card needs an item and a context.");
  });
});

describe("the day of an answer", () => {
  it("starts at midnight in the learner’s time zone", () => {
    const events = [
      answer({ at: "2026-03-02T22:59:59.999Z" }),
      answer({ at: "2026-03-02T23:00:00.000Z", verdict: "wrong" }),
    ];

    expect(fold(events).days).toEqual({
      "2026-03-02": { attempts: 1, correct: 1, causes: {}, missed: [] },
      "2026-03-03": { attempts: 1, correct: 0, causes: {}, missed: [] },
    });
    expect(fold(events).stats).toMatchObject({
      totalAttempts: 2,
      todayAttempts: 1,
      todayFailed: 1,
      lastResetDate: "2026-03-03",
    });
  });

  it("starts an hour earlier in UTC during summer time", () => {
    const events = [
      answer({ at: "2026-03-28T22:59:59.999Z" }),
      answer({ at: "2026-03-28T23:00:00.000Z" }),
      answer({ at: "2026-03-29T21:59:59.999Z" }),
      answer({ at: "2026-03-29T22:00:00.000Z" }),
    ];

    expect(Object.entries(fold(events).days).map(([day, { attempts }]) => [day, attempts])).toEqual(
      [
        ["2026-03-28", 1],
        ["2026-03-29", 2],
        ["2026-03-30", 1],
      ],
    );
  });

  it("is the earlier day for a late answer, which does not change today’s counters", () => {
    const today = fold([answer({ at: "2026-03-03T10:00:00.000Z" })]);
    const late = applyEvent(today, answer({ at: "2026-03-02T10:00:00.000Z", item: "ser" }));

    expect(late.stats).toEqual({ ...today.stats, totalAttempts: 2, totalCorrect: 2 });
    expect(late.days).toEqual({
      "2026-03-02": { attempts: 1, correct: 1, causes: {}, missed: [] },
      "2026-03-03": { attempts: 1, correct: 1, causes: {}, missed: [] },
    });
    expect(late.cards["ser|yo"]?.nextReview).toBe("2026-03-03T10:00:00.000Z");
  });
});

describe("a removal from the failed list", () => {
  it("removes the items and changes nothing else", () => {
    const before = fold(["ser", "ir", "dar"].map((item) => answer({ item, verdict: "wrong" })));
    const items = ["dar", "ser", "oír"];

    expect(applyEvent(before, { ...base, kind: "failed-removed", items })).toEqual({
      ...before,
      failedItems: ["ir"],
    });
  });
});

describe("a level", () => {
  it("is celebrated from the answer that reaches it", () => {
    expect(levelToCelebrate(withCorrectAnswers(9))).toBe(null);
    expect(levelToCelebrate(withCorrectAnswers(10))).toBe(1);
    expect(levelToCelebrate(withCorrectAnswers(11))).toBe(1);
  });

  it("is stored with its time and no longer celebrated once it is confirmed", () => {
    const at = "2026-03-02T10:00:05.000Z";
    const confirmed = applyEvent(withCorrectAnswers(10), levelConfirmed(1, at));

    expect(confirmed).toMatchObject({ currentLevel: 1, lastLevelUpAt: at });
    expect(levelToCelebrate(confirmed)).toBe(null);
  });

  it("can be confirmed once", () => {
    const confirmed = fold([levelConfirmed(1)], withCorrectAnswers(10));
    const again = applyEvent(confirmed, levelConfirmed(1, "2026-03-05T10:00:00.000Z"));

    expect(again).toEqual(confirmed);
  });

  it("is confirmed at most up to the level that was reached", () => {
    expect(fold([levelConfirmed(7)], withCorrectAnswers(9))).toMatchObject({
      currentLevel: 0,
      lastLevelUpAt: null,
    });
    expect(fold([levelConfirmed(7)], withCorrectAnswers(50)).currentLevel).toBe(2);
  });
});

describe("a reset", () => {
  it("deletes everything, including the level", () => {
    const before = fold([answer({ verdict: "wrong" }), levelConfirmed(1)], withCorrectAnswers(10));

    expect(before.currentLevel).toBe(1);
    expect(applyEvent(before, reset())).toEqual({ ...noProgress, resetAt: base.at });
  });

  it("cancels earlier events that arrive later", () => {
    const wiped = fold([answer(), reset()]);
    const before = "2026-03-02T09:59:59.999Z";

    expect(fold([answer({ at: before, verdict: "wrong" })], wiped)).toEqual(wiped);
    expect(fold([levelConfirmed(1, before)], wiped)).toEqual(wiped);
    expect(fold([answer()], wiped).stats.totalAttempts).toBe(1);
  });

  it("changes nothing when it arrives after a later reset", () => {
    const since = fold([reset(), answer()]);

    expect(fold([reset("2026-03-01T10:00:00.000Z")], since)).toEqual(since);
  });
});

const someTime = fc
  .integer({ min: Date.UTC(2026, 2, 27), max: Date.UTC(2026, 2, 31) })
  .map((ms) => new Date(ms).toISOString());
const someItem = fc.constantFrom(...Array.from({ length: 25 }, (_, index) => `verbo ${index}`));
const someBase = fc.record({
  id: fc.uuid(),
  family: fc.constant(base.family),
  at: someTime,
  timeZone: fc.constantFrom("Europe/Paris", "America/New_York", "Pacific/Kiritimati"),
});
const someAnswer = fc
  .record({
    item: someItem,
    context: fc.constantFrom("yo", "tú"),
    verdict: fc.constantFrom(...verdicts),
    cause: fc.option(fc.constantFrom(...diagnosisCodes)),
  })
  .chain((answered) => someBase.map((event) => answer({ ...event, ...answered })));
const someLevelConfirmed = fc
  .record({ level: fc.integer({ min: 0, max: 7 }) })
  .chain(({ level }) => someBase.map((event) => ({ ...levelConfirmed(level), ...event })));
const someRemoval = fc
  .array(someItem)
  .chain((items) =>
    someBase.map((event) => ({ ...event, kind: "failed-removed" as const, items })),
  );
const someReset = someBase.map((event) => ({ ...event, kind: "reset" as const }));
const someEvent: fc.Arbitrary<ProgressEvent> = fc.oneof(
  { weight: 40, arbitrary: someAnswer },
  { weight: 4, arbitrary: someLevelConfirmed },
  { weight: 4, arbitrary: someRemoval },
  { weight: 1, arbitrary: someReset },
);
const someEvents = fc.array(someEvent, { maxLength: 80 });

/** The share of a learner's progress that an event can change. The server loads only this. */
function partFor(event: ProgressEvent, whole: ExerciseProgress): ExerciseProgress {
  if (event.kind !== "answer") return { ...whole, cards: {}, days: {} };
  const key = cardKey(event);
  const day = dayIn(event.at, event.timeZone);
  const card = whole.cards[key];
  const dayStatistics = whole.days[day];
  return {
    ...whole,
    cards: card ? { [key]: card } : {},
    days: dayStatistics ? { [day]: dayStatistics } : {},
  };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

describe("any sequence of events", () => {
  /** Answers that arrived after the latest reset and were given after it. */
  function answersSinceReset(events: readonly ProgressEvent[]): AnswerEvent[] {
    const resets = events.filter(({ kind }) => kind === "reset");
    const last = resets.reduce((latest, { at }) => later(latest, at), "");
    const arrival = events.findLastIndex(({ kind, at }) => kind === "reset" && at === last);
    return events
      .slice(arrival + 1)
      .filter((event) => event.kind === "answer")
      .filter(({ at }) => at >= last);
  }

  it("gives totals equal to the answers since the last reset", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const answers = answersSinceReset(events);
        const correct = answers.filter(({ verdict }) => isCorrect(verdict)).length;

        expect(fold(events).stats).toMatchObject({
          totalAttempts: answers.length,
          totalCorrect: correct,
          totalFailed: answers.length - correct,
        });
      }),
    );
  });

  it("counts each answer once in its day, once in its card, and once in the totals", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const { cards, days, stats } = fold(events);
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        const dayList = Object.values(days);
        const cardList = Object.values(cards);

        expect(sum(dayList.map(({ attempts }) => attempts))).toBe(stats.totalAttempts);
        expect(sum(dayList.map(({ correct }) => correct))).toBe(stats.totalCorrect);
        expect(sum(cardList.map(({ attempts }) => attempts))).toBe(stats.totalAttempts);
        expect(sum(cardList.map(({ correctCount }) => correctCount))).toBe(stats.totalCorrect);
      }),
    );
  });

  it("counts the causes of all answers since the last reset", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const causes = answersSinceReset(events).flatMap(({ cause }) => cause ?? []);
        const counted = Object.values(fold(events).days).flatMap((day) =>
          Object.entries(day.causes).flatMap(([cause, count]) => Array(count).fill(cause)),
        );

        expect(counted.sort()).toEqual(causes.sort());
      }),
    );
  });

  it("gives today’s counters equal to the statistics of their day", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const { days, stats } = fold(events);
        const today = stats.lastResetDate === null ? undefined : days[stats.lastResetDate];

        expect(stats.todayAttempts).toBe(today?.attempts ?? 0);
        expect(stats.todayCorrect).toBe(today?.correct ?? 0);
        expect(stats.todayCorrect + stats.todayFailed).toBe(stats.todayAttempts);
      }),
    );
  });

  it("keeps the failed list to 20 items without duplicates", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const { failedItems } = fold(events);

        expect(failedItems.length).toBeLessThanOrEqual(20);
        expect(new Set(failedItems).size).toBe(failedItems.length);
      }),
    );
  });

  it("never confirms a level above the one for the total", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const progress = fold(events);

        expect(progress.currentLevel).toBeLessThanOrEqual(reachedLevel(progress));
        expect(progress.stats.totalCorrect).toBeGreaterThanOrEqual(
          levelThresholds[progress.currentLevel] ?? Number.POSITIVE_INFINITY,
        );
      }),
    );
  });

  it("gives the same result from the part of the progress that an event changes", () => {
    fc.assert(
      fc.property(someEvents, someEvent, (events, event) => {
        fc.pre(event.kind !== "reset");
        const whole = fold(events);
        const part = applyEvent(partFor(event, whole), event);

        expect({
          ...part,
          cards: { ...whole.cards, ...part.cards },
          days: { ...whole.days, ...part.days },
        }).toEqual(applyEvent(whole, event));
      }),
    );
  });

  it("does not mutate its arguments", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const frozen = (progress: ExerciseProgress, event: ProgressEvent) =>
          deepFreeze(applyEvent(progress, deepFreeze(event)));

        expect(events.reduce(frozen, deepFreeze(noProgress))).toEqual(fold(events));
      }),
    );
  });
});
