import { describe, expect, it } from "vitest";
import {
  countAnswer,
  countInDay,
  type DayStatistics,
  noStatistics,
  type Statistics,
  statisticsOnDay,
  successRate,
  sumStatistics,
} from "./statistics.ts";

const monday = "2026-03-02";
const tuesday = "2026-03-03";

/** The statistics after some answers. */
function countAll(...answers: { correct: boolean; day: string; at: string }[]): Statistics {
  const statisticsByDay = new Map<string, DayStatistics>();
  return answers.reduce((statistics, answer) => {
    const dayStatistics = countInDay(statisticsByDay.get(answer.day), answer.correct, null);
    statisticsByDay.set(answer.day, dayStatistics);
    return countAnswer(statistics, answer, dayStatistics);
  }, noStatistics);
}

const right = { correct: true, day: monday, at: "2026-03-02T10:00:00.000Z" };
const wrong = { correct: false, day: monday, at: "2026-03-02T10:01:00.000Z" };
const onTuesday = { correct: true, day: tuesday, at: "2026-03-03T10:00:00.000Z" };
const inAuckland = { correct: true, day: tuesday, at: "2026-03-02T12:00:00.000Z" };
const laterInParis = { correct: false, day: monday, at: "2026-03-02T12:01:00.000Z" };
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

  it("reset today’s counters with the first answer of a later day", () => {
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

  it("count a late answer of an earlier day only in the totals", () => {
    expect(countAll(right, onTuesday, wrong)).toEqual({
      ...countAll(right, onTuesday),
      totalAttempts: 3,
      totalFailed: 1,
    });
  });

  it("return to the previous day when a learner travels west", () => {
    expect(countAll(inAuckland, laterInParis)).toMatchObject({
      totalAttempts: 2,
      todayAttempts: 1,
      todayFailed: 1,
      lastResetDate: monday,
    });
  });

  it("include earlier answers of a day to which the learner returns", () => {
    expect(countAll(inAuckland, laterInParis, onTuesday)).toMatchObject({
      todayAttempts: 2,
      todayCorrect: 2,
      lastResetDate: tuesday,
    });
  });

  it("show 0 for today on a later day and keep the totals", () => {
    expect(statisticsOnDay(afterMonday, tuesday)).toEqual({
      ...afterMonday,
      todayAttempts: 0,
      todayCorrect: 0,
      todayFailed: 0,
      lastResetDate: tuesday,
    });
  });

  it("show today’s counters only on their own day", () => {
    expect(statisticsOnDay(afterMonday, monday)).toEqual(afterMonday);
    expect(statisticsOnDay(afterMonday, "2026-03-01")).toMatchObject({
      totalAttempts: 2,
      todayAttempts: 0,
    });
  });

  it("show 0 before the first answer", () => {
    expect(statisticsOnDay(noStatistics, monday)).toEqual({
      ...noStatistics,
      lastResetDate: monday,
    });
  });
});

describe("the statistics of a day", () => {
  it("count attempts and correct answers", () => {
    const day = countInDay(countInDay(undefined, true, null), false, null);

    expect(day).toEqual({ attempts: 2, correct: 1, causes: {}, missed: [] });
  });

  it("count each cause, also that of a correct answer with a wrong accent", () => {
    const morning = countInDay(countInDay(undefined, false, "wrong-tense"), true, "accent");
    const evening = countInDay(morning, false, "wrong-tense");

    expect(evening).toEqual({
      attempts: 3,
      correct: 1,
      causes: { "wrong-tense": 2, accent: 1 },
      missed: [],
    });
  });
});

describe("successRate", () => {
  it.each([
    [0, 0, 0],
    [0, 7, 0],
    [7, 7, 100],
    [2, 3, 67],
    [1, 3, 33],
    [1, 8, 13],
    [1, 200, 1],
    [1, 201, 0],
  ])("rounds %d of %d answers to %d per cent", (correct, attempts, rate) => {
    expect(successRate(correct, attempts)).toBe(rate);
  });
});

it("counts several families together", () => {
  const families = {
    presente: { stats: countAll(right, wrong) },
    pasado: { stats: countAll(right) },
  };
  expect(sumStatistics(families)).toEqual({
    totalAttempts: 3,
    totalCorrect: 2,
    totalFailed: 1,
    todayAttempts: 3,
    todayCorrect: 2,
    todayFailed: 1,
  });
});
