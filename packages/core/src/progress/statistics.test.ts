import { describe, expect, it } from "vitest";
import {
  countAnswer,
  countInDay,
  type DayStatistics,
  noStatistics,
  onDay,
  type Statistics,
} from "./statistics.ts";

const monday = "2026-03-02";
const tuesday = "2026-03-03";

/** Answers one after the other, each with the roll-up of its day. */
function countAll(...answers: { correct: boolean; day: string; at: string }[]): Statistics {
  const rollUps = new Map<string, DayStatistics>();
  return answers.reduce((statistics, answer) => {
    const rollUp = countInDay(rollUps.get(answer.day), answer.correct, null);
    rollUps.set(answer.day, rollUp);
    return countAnswer(statistics, answer, rollUp);
  }, noStatistics);
}

const right = { correct: true, day: monday, at: "2026-03-02T10:00:00.000Z" };
const wrong = { correct: false, day: monday, at: "2026-03-02T10:01:00.000Z" };
const onTuesday = { correct: true, day: tuesday, at: "2026-03-03T10:00:00.000Z" };
const afterMonday = countAll(right, wrong);

describe("the statistics", () => {
  it("count an answer in the totals and in today", () => {
    expect(afterMonday).toEqual({
      totalAttempts: 2,
      totalCorrect: 1,
      totalFailed: 1,
      todayAttempts: 2,
      todayCorrect: 1,
      todayFailed: 1,
      lastResetDate: monday,
      lastAnsweredAt: wrong.at,
    });
  });

  it("begin today anew with the first answer of a later day", () => {
    expect(countAll(right, wrong, onTuesday)).toEqual({
      totalAttempts: 3,
      totalCorrect: 2,
      totalFailed: 1,
      todayAttempts: 1,
      todayCorrect: 1,
      todayFailed: 0,
      lastResetDate: tuesday,
      lastAnsweredAt: onTuesday.at,
    });
  });

  it("count a late answer of an earlier day in the totals only", () => {
    expect(countAll(right, onTuesday, wrong)).toEqual({
      ...countAll(right, onTuesday),
      totalAttempts: 3,
      totalFailed: 1,
    });
  });

  it("go back a day with a learner who travels west", () => {
    const inAuckland = { ...right, day: tuesday };
    const thenInParis = { ...wrong, day: monday };

    expect(countAll(inAuckland, thenInParis)).toMatchObject({
      totalAttempts: 2,
      todayAttempts: 1,
      todayFailed: 1,
      lastResetDate: monday,
    });
  });

  it("count what was answered before on a day that comes again", () => {
    const inAuckland = { ...right, day: tuesday };
    const inParis = { ...wrong, day: monday };

    expect(countAll(inAuckland, inParis, onTuesday)).toMatchObject({
      todayAttempts: 2,
      todayCorrect: 2,
      lastResetDate: tuesday,
    });
  });

  it("read as nothing done on a later day, with the totals kept", () => {
    expect(onDay(afterMonday, tuesday)).toEqual({
      ...afterMonday,
      todayAttempts: 0,
      todayCorrect: 0,
      todayFailed: 0,
      lastResetDate: tuesday,
    });
  });

  it("read the same on their own day, and as nothing done on an earlier one", () => {
    expect(onDay(afterMonday, monday)).toEqual(afterMonday);
    expect(onDay(afterMonday, "2026-03-01")).toMatchObject({ totalAttempts: 2, todayAttempts: 0 });
  });

  it("take the day of the first reading when nothing was answered", () => {
    expect(onDay(noStatistics, monday)).toEqual({ ...noStatistics, lastResetDate: monday });
  });
});

describe("the roll-up of a day", () => {
  it("counts attempts and correct answers", () => {
    const day = countInDay(countInDay(undefined, true, null), false, null);

    expect(day).toEqual({ attempts: 2, correct: 1, causes: {} });
  });

  it("counts each cause, that of a missed accent although it is correct", () => {
    const morning = countInDay(countInDay(undefined, false, "wrong-tense"), true, "accent");
    const evening = countInDay(morning, false, "wrong-tense");

    expect(evening).toEqual({
      attempts: 3,
      correct: 1,
      causes: { "wrong-tense": 2, accent: 1 },
    });
  });
});
