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
    const tips = hangBunting(7).flags.map(({ points }) => Number(points.split(",").at(-1)));

    expect(tips[3]).toBeGreaterThan(Math.max(tips[0] ?? 0, tips[6] ?? 0));
  });

  it("hangs a short string as large as a long one where both have the same room", () => {
    const short = hangBunting(6, 20);
    const long = hangBunting(20);

    expect([short.width, short.height]).toEqual([long.width, long.height]);
    expect(short.flags).toHaveLength(6);
  });

  it("gives each flag a place of its own", () => {
    const { flags } = hangBunting(20);

    expect(new Set(flags.map(({ points }) => points)).size).toBe(20);
  });
});
