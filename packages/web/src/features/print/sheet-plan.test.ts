import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { COUNT_MAX, newSeed, pagesOf, planOf, SEED_MAX } from "./sheet-plan.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the plan of an address", () => {
  it.each([
    ["fr-CA", "letter"],
    ["fr", "a4"],
  ])(
    "is a page of sentences in version A, with the key, by default, for %s on %s",
    (language, paper) => {
      vi.stubGlobal("navigator", { language });
      expect(planOf({ seed: "7" })).toEqual({
        kind: "sentences",
        count: 15,
        versions: "A",
        parts: "both",
        size: "normal",
        paper,
        seed: 7,
      });
    },
  );

  it.each(["", "0", "-3", "1.5", "abc", "1e3", "123456"])(
    "has no seed and count for %j",
    (text) => {
      expect(planOf({ seed: text, count: text })).toMatchObject({ seed: null, count: null });
    },
  );

  it("limits the count by what it counts", () => {
    const count = String(COUNT_MAX.sentences);
    expect(planOf({ count })).toMatchObject({ count: COUNT_MAX.sentences });
    expect(planOf({ count, kind: "tables" })).toMatchObject({ count: null });
  });

  it("takes the default for unknown words", () => {
    expect(planOf({ kind: "poems", size: "huge", paper: "a3", versions: "C", parts: "" })).toEqual(
      planOf({}),
    );
  });

  it("can have every new seed", () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { seed } = planOf({ seed: newSeed() });
      expect(seed).toBeGreaterThanOrEqual(1);
      expect(seed).toBeLessThanOrEqual(SEED_MAX);
    }
  });
});

it("divides entries into as few pages as possible, in order, with full rows", () => {
  const length = fc.integer({ min: 1, max: 60 });
  const perPage = fc.constantFrom(4, 6, 10);
  fc.assert(
    fc.property(length, perPage, fc.constantFrom(1, 2), (count, most, columns) => {
      const entries = Array.from({ length: count }, (_, index) => index);
      const pages = pagesOf(entries, most, columns);
      expect(pages.flat()).toEqual(entries);
      expect(pages).toHaveLength(Math.ceil(count / most));
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(most);
      for (const page of pages.slice(0, -1)) expect(page.length % columns).toBe(0);
    }),
  );
});
