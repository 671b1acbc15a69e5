import { describe, expect, it } from "vitest";
import { hangBunting } from "./bunting-shape.ts";

describe("hangBunting", () => {
  it.each([1, 5, 7, 20, 24])("draws %i flags", (total) => {
    expect(hangBunting(total).flags).toHaveLength(total);
  });

  it("has a holding point about every seven flags", () => {
    expect(hangBunting(20).strings).toHaveLength(3);
    expect(hangBunting(3).strings).toHaveLength(1);
  });

  it("lets the middle flag hang lower than the outer ones", () => {
    const tips = hangBunting(7).flags.map(({ points }) => Number(points.split(",").at(-1)));

    expect(tips[3]).toBeGreaterThan(Math.max(tips[0] ?? 0, tips[6] ?? 0));
  });

  it("draws a short string at the scale of a long one with the same places", () => {
    const short = hangBunting(6, 20);
    const long = hangBunting(20);

    expect([short.width, short.height]).toEqual([long.width, long.height]);
    expect(short.flags).toHaveLength(6);
  });

  it("draws no two flags at the same place", () => {
    const { flags } = hangBunting(20);

    expect(new Set(flags.map(({ points }) => points)).size).toBe(20);
  });
});
