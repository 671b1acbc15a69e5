import { describe, expect, it } from "vitest";
import { buntingShape } from "./bunting-shape.ts";

describe("buntingShape", () => {
  it.each([1, 5, 7, 20, 24])("draws %i flags", (total) => {
    expect(buntingShape(total).flags).toHaveLength(total);
  });

  it("is attached about every seven flags", () => {
    expect(buntingShape(20).cords).toHaveLength(3);
    expect(buntingShape(3).cords).toHaveLength(1);
  });

  it("lets the middle flag hang lower than the outer ones", () => {
    const tips = buntingShape(7).flags.map(({ points }) => Number(points.split(",").at(-1)));

    expect(tips[3]).toBeGreaterThan(Math.max(tips[0] ?? 0, tips[6] ?? 0));
  });

  it("draws every flag at a different position", () => {
    const { flags } = buntingShape(20);

    expect(new Set(flags.map(({ points }) => points)).size).toBe(20);
  });
});
