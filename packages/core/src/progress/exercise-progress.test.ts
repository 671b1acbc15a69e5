import { describe, expect, it } from "vitest";
import {
  addFailedItem,
  FAILED_ITEMS_MAX,
  noProgress,
  removeFailedItems,
  replaceFutureTimes,
} from "./exercise-progress.ts";
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

describe("the failed list", () => {
  it("adds the latest failure at the front", () => {
    expect(addFailedItem(["ser"], "ir")).toEqual(["ir", "ser"]);
  });

  it("does not move an item that is already in the list", () => {
    expect(addFailedItem(["ir", "ser", "dar"], "dar")).toEqual(["ir", "ser", "dar"]);
  });

  it("removes the oldest item when it is full", () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `verbo ${index}`);

    expect(FAILED_ITEMS_MAX).toBe(20);
    expect(addFailedItem(twenty, "ir")).toEqual(["ir", ...twenty.slice(0, 19)]);
  });

  it("keeps its 20 items when one of them fails again", () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `verbo ${index}`);

    expect(addFailedItem(twenty, "verbo 19")).toEqual(twenty);
  });

  it("removes only the given items", () => {
    expect(removeFailedItems(["ir", "ser", "dar"], ["ser", "oír"])).toEqual(["ir", "dar"]);
    expect(removeFailedItems(["ir"], [])).toEqual(["ir"]);
  });
});
