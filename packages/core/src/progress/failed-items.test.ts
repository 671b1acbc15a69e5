import { describe, expect, it } from "vitest";
import { addFailedItem, FAILED_ITEMS_MAX, removeFailedItems } from "./exercise-progress.ts";

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
