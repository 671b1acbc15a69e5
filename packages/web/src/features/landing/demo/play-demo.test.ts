import { describe, expect, it } from "vitest";
import { type DemoStep, demoSteps } from "./play-demo.ts";

/** Number of characters of each answer. */
const lengths = [6, 4, 5];

type Shown = [at: number, step: Omit<DemoStep, "ms">];

/** The first steps, each with its start in milliseconds. */
function steps(count: number, isReduced: boolean): Shown[] {
  const demo = demoSteps(lengths, () => isReduced);
  let at = 0;
  return Array.from({ length: count }, (): Shown => {
    const { ms, ...step } = demo.next().value;
    const shown: Shown = [at, step];
    at += ms;
    return shown;
  });
}

describe("the demo", () => {
  it("types a character every 150 ms", () => {
    expect(steps(7, false).map(([at, { typed }]) => [at, typed])).toEqual([
      [0, 0],
      [150, 1],
      [300, 2],
      [450, 3],
      [600, 4],
      [750, 5],
      [900, 6],
    ]);
  });

  it("waits 800 ms, validates for 800, shows the result for 2500, and continues after 500", () => {
    expect(steps(11, false).slice(6)).toEqual([
      [900, { index: 0, phase: "typing", typed: 6 }],
      [1700, { index: 0, phase: "validating", typed: 6 }],
      [2500, { index: 0, phase: "showing-result", typed: 6 }],
      [5000, { index: 0, phase: "next-exercise", typed: 6 }],
      [5500, { index: 1, phase: "typing", typed: 0 }],
    ]);
  });

  it("starts again after the last exercise", () => {
    const round = lengths.reduce((sum, length) => sum + length + 4, 0);
    const shown = steps(round + 1, false);

    expect(new Set(shown.map(([, { index }]) => index))).toEqual(new Set([0, 1, 2]));
    expect(shown.at(-1)).toEqual([15 * 150 + 3 * 4600, { index: 0, phase: "typing", typed: 0 }]);
  });
});

describe("the demo with reduced motion", () => {
  it("shows the result of one exercise after the other", () => {
    expect(steps(4, true)).toEqual([
      [0, { index: 0, phase: "showing-result", typed: 6 }],
      [6000, { index: 1, phase: "showing-result", typed: 4 }],
      [12_000, { index: 2, phase: "showing-result", typed: 5 }],
      [18_000, { index: 0, phase: "showing-result", typed: 6 }],
    ]);
  });

  it("stops typing when the visitor turns on reduced motion", () => {
    let isReduced = false;
    const demo = demoSteps(lengths, () => isReduced);
    demo.next();
    demo.next();
    isReduced = true;

    expect(demo.next().value).toMatchObject({ index: 0, phase: "showing-result" });
  });
});
