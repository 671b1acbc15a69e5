import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backlogParts } from "./count-review.ts";

describe("backlogParts", () => {
  it("divides more than twice the daily aim", () => {
    expect(backlogParts({ due: 84, answered: 0, aim: 30 })).toEqual({
      today: 30,
      rest: 54,
      days: 3,
    });
  });

  it("does not divide twice the daily aim", () => {
    expect(backlogParts({ due: 60, answered: 0, aim: 30 })).toBeNull();
  });

  it("leaves less for today after each answer", () => {
    expect(backlogParts({ due: 64, answered: 20, aim: 30 })).toMatchObject({ today: 10, rest: 54 });
  });

  it("leaves nothing for today once the aim is met", () => {
    expect(backlogParts({ due: 54, answered: 30, aim: 30 })).toMatchObject({ today: 0, rest: 54 });
  });

  it("is null when today's part is all that is due", () => {
    expect(backlogParts({ due: 10, answered: 55, aim: 70 })).toBeNull();
  });

  it("counts every due card once", () => {
    const count = fc.nat({ max: 5000 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 1000 }), (due, answered, aim) => {
        const parts = backlogParts({ due, answered, aim });
        if (parts === null) return;
        expect(parts.today + parts.rest).toBe(due);
        expect(parts.today).toBeLessThanOrEqual(aim);
        expect(parts.days).toBeGreaterThan(0);
      }),
    );
  });
});
