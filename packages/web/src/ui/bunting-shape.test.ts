import { describe, expect, it } from "vitest";
import { hangBunting } from "./bunting-shape.ts";

describe("a string of flags", () => {
  it.each([1, 5, 7, 20, 24])("hangs %i flags", (total) => {
    expect(hangBunting(total).flags).toHaveLength(total);
  });

  it("is held again about every seven flags", () => {
    expect(hangBunting(20).strings).toHaveLength(3);
    expect(hangBunting(3).strings).toHaveLength(1);
  });

  it("sags: the flag in the middle hangs lower than those at the ends", () => {
    const heights = hangBunting(7).flags.map(({ top }) =>
      Number.parseFloat(top.split(" ")[1] ?? ""),
    );

    expect(heights[3]).toBeGreaterThan(Math.max(heights[0] ?? 0, heights[6] ?? 0));
  });

  it("gives each flag a place of its own", () => {
    const { flags } = hangBunting(20);

    expect(new Set(flags.map(({ points }) => points)).size).toBe(20);
  });
});
