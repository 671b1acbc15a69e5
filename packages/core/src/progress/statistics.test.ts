import { describe, expect, it } from "vitest";
import { countAnswer, countInDay, noStatistics, onDay } from "./statistics.ts";

const monday = "2026-03-02";
const tuesday = "2026-03-03";

const afterMonday = countAnswer(countAnswer(noStatistics, true, monday), false, monday);

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
    });
  });

  it("begin today anew with the first answer of a later day", () => {
    expect(countAnswer(afterMonday, true, tuesday)).toEqual({
      totalAttempts: 3,
      totalCorrect: 2,
      totalFailed: 1,
      todayAttempts: 1,
      todayCorrect: 1,
      todayFailed: 0,
      lastResetDate: tuesday,
    });
  });

  it("count a late answer of an earlier day in the totals only", () => {
    const onTuesday = countAnswer(afterMonday, true, tuesday);

    expect(countAnswer(onTuesday, false, monday)).toEqual({
      ...onTuesday,
      totalAttempts: 4,
      totalFailed: 2,
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

  it("read the same on their own day and on an earlier one", () => {
    expect(onDay(afterMonday, monday)).toEqual(afterMonday);
    expect(onDay(afterMonday, "2026-03-01")).toEqual(afterMonday);
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
