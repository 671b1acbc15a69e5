import { describe, expect, it } from "vitest";
import { type DemoStep, durationOf, firstStep, type Motion, nextStep } from "./demo-step.ts";

/** Answers of six, four and five characters. */
const lengths = [6, 4, 5];

/** The first steps of the demo, each with the moment at which it begins, in milliseconds. */
function steps(count: number, motion: Motion): [at: number, step: DemoStep][] {
  let at = 0;
  let step = firstStep(motion);
  return Array.from({ length: count }, (): [number, DemoStep] => {
    const shown: [number, DemoStep] = [at, step];
    at += durationOf(step, lengths, motion);
    step = nextStep(step, lengths, motion);
    return shown;
  });
}

describe("the demo", () => {
  it("types a character every 150 ms", () => {
    expect(steps(7, "full").map(([at, { typed }]) => [at, typed])).toEqual([
      [0, 0],
      [150, 1],
      [300, 2],
      [450, 3],
      [600, 4],
      [750, 5],
      [900, 6],
    ]);
  });

  it("waits 800 ms, validates for 800, shows the result for 2500, and goes on after 500", () => {
    expect(steps(11, "full").slice(6)).toEqual([
      [900, { index: 0, phase: "typing", typed: 6 }],
      [1700, { index: 0, phase: "validating", typed: 6 }],
      [2500, { index: 0, phase: "showing-result", typed: 6 }],
      [5000, { index: 0, phase: "next-exercise", typed: 6 }],
      [5500, { index: 1, phase: "typing", typed: 0 }],
    ]);
  });

  it("begins again after the last exercise", () => {
    const round = lengths.reduce((sum, length) => sum + length + 4, 0);
    const begun = steps(round + 1, "full");

    expect(new Set(begun.map(([, { index }]) => index))).toEqual(new Set([0, 1, 2]));
    expect(begun.at(-1)).toEqual([15 * 150 + 3 * 4600, firstStep("full")]);
  });
});

describe("the demo with reduced motion", () => {
  it("shows one finished exercise after the other", () => {
    expect(steps(4, "reduced")).toEqual([
      [0, { index: 0, phase: "showing-result", typed: 0 }],
      [6000, { index: 1, phase: "showing-result", typed: 0 }],
      [12_000, { index: 2, phase: "showing-result", typed: 0 }],
      [18_000, { index: 0, phase: "showing-result", typed: 0 }],
    ]);
  });

  it("ends the typing at once when the wish comes in the middle of a word", () => {
    const typing: DemoStep = { index: 1, phase: "typing", typed: 2 };

    expect(nextStep(typing, lengths, "reduced")).toMatchObject({
      index: 1,
      phase: "showing-result",
    });
  });
});
