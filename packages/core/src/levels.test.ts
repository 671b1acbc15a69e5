import { describe, expect, it } from "vitest";
import {
  highestLevel,
  levelName,
  levelNames,
  levelOf,
  levelProgress,
  levelThresholds,
} from "./levels.ts";

describe("the level table", () => {
  it("lists eight levels and their thresholds", () => {
    expect(levelNames.map((name, level) => [name, levelThresholds[level]])).toEqual([
      ["novato", 0],
      ["principiante", 10],
      ["aprendiz", 50],
      ["asiduo", 100],
      ["confirmado", 250],
      ["experto", 500],
      ["maestro", 1000],
      ["granMaestro", 2500],
    ]);
    expect(highestLevel).toBe(7);
  });

  it.each(levelThresholds.slice(1).map((threshold, index) => [threshold, index + 1]))(
    "reaches, with %d correct answers, level %d exactly",
    (threshold, level) => {
      expect([threshold - 1, threshold, threshold + 1].map(levelOf)).toEqual([
        level - 1,
        level,
        level,
      ]);
    },
  );

  it("starts at the lowest level and ends at the highest", () => {
    expect(levelOf(0)).toBe(0);
    expect(levelOf(1_000_000)).toBe(highestLevel);
  });
});

describe("levelName", () => {
  it("returns the name of a level", () => {
    expect(levelName(3)).toBe("asiduo");
  });

  it("returns the lowest or highest name for an index outside the list", () => {
    expect(levelName(-1)).toBe("novato");
    expect(levelName(8)).toBe("granMaestro");
  });
});

describe("levelProgress", () => {
  it.each([
    [0, { level: 0, done: 0, span: 10, remaining: 10 }],
    [9, { level: 0, done: 9, span: 10, remaining: 1 }],
    [10, { level: 1, done: 0, span: 40, remaining: 40 }],
    [152, { level: 3, done: 52, span: 150, remaining: 98 }],
    [2499, { level: 6, done: 1499, span: 1500, remaining: 1 }],
  ])("for %d correct answers is %j", (totalCorrect, progress) => {
    expect(levelProgress(totalCorrect)).toEqual(progress);
  });

  it("has no next level at the highest level", () => {
    expect(levelProgress(2503)).toEqual({ level: 7, done: 3, span: null, remaining: null });
  });
});
