// @vitest-environment happy-dom

import { forEveryFamily } from "@verbena/core/families";
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import { noStatistics } from "@verbena/core/progress/statistics";
import { expect, it } from "vitest";
import { reachedLevels } from "./reached-levels.ts";

const progress = (totalCorrect: number, currentLevel: number): ExerciseProgress => ({
  ...noProgress,
  currentLevel,
  stats: { ...noStatistics, totalCorrect },
});

const exercises = {
  ...forEveryFamily(() => noProgress),
  "presente-indicativo": progress(9, 0),
  "preterito-indefinido": progress(120, 1),
  "desde-hace": progress(10, 0),
};

const ready = { status: "ready", exercises, reachedInThisTab: ["presente-indicativo"] } as const;

it("lists the unconfirmed levels of all families, highest first", () => {
  expect(reachedLevels(ready, "all")).toEqual([
    { family: "preterito-indefinido", level: 3, totalCorrect: 120 },
    { family: "desde-hace", level: 1, totalCorrect: 10 },
  ]);
});

it("lists with `this-tab` only levels that were reached by an answer in this tab", () => {
  expect(reachedLevels(ready, "this-tab")).toEqual([]);
  const here = reachedLevels({ ...ready, reachedInThisTab: ["desde-hace"] }, "this-tab");
  expect(here.map(({ family }) => family)).toEqual(["desde-hace"]);
});

it("lists nothing when all levels are confirmed", () => {
  const confirmed = {
    ...exercises,
    "preterito-indefinido": progress(120, 3),
    "desde-hace": progress(10, 1),
  };

  expect(reachedLevels({ ...ready, exercises: confirmed }, "all")).toEqual([]);
});

it.each(["loading", "failed"] as const)("lists nothing while progress is %s", (status) => {
  expect(reachedLevels({ ...ready, status }, "all")).toEqual([]);
});
