import { expect, it } from "vitest";
import { noProgress, replaceFutureTimes } from "./exercise-progress.ts";
import { noStatistics } from "./statistics.ts";

const at = "2026-03-02T09:59:00.000Z";
const now = "2026-03-02T10:00:00.000Z";
const progressAt = (time: string) => ({
  ...noProgress,
  stats: { ...noStatistics, totalAttempts: 7, lastAnsweredAt: time },
  resetAt: time,
});

it("replaces times after the server's time by the next event's time", () => {
  expect(replaceFutureTimes(progressAt("2027-03-02T10:00:00.000Z"), now, at)).toEqual(
    progressAt(at),
  );
});

it.each(["2026-03-01T10:00:00.000Z", now, "2026-03-02T10:01:00.000Z"])(
  "keeps %s, which the clock of another server may explain",
  (time) => {
    const progress = progressAt(time);
    expect(replaceFutureTimes(progress, now, at)).toBe(progress);
    expect(replaceFutureTimes(noProgress, now, at)).toBe(noProgress);
  },
);
