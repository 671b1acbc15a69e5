// @vitest-environment happy-dom
import { type ExerciseProgress, noProgress } from "@verbena/core/progress/exercise-progress";
import { noStatistics } from "@verbena/core/progress/statistics";
import { forEveryFamily } from "@verbena/core/vocabulary";
import { expect, it } from "vitest";
import { reachedLevel } from "./level-up.tsx";

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

it("celebrates the highest level of the first family that has an unconfirmed one", () => {
  expect(reachedLevel({ status: "ready", exercises })).toEqual({
    exerciseKey: "preterito-indefinido",
    level: 3,
    totalCorrect: 120,
  });
});

it("celebrates nothing when all levels are confirmed", () => {
  const confirmed = {
    ...exercises,
    "presente-indicativo": progress(9, 0),
    "preterito-indefinido": progress(120, 3),
    "desde-hace": progress(10, 1),
  };

  expect(reachedLevel({ status: "ready", exercises: confirmed })).toBeNull();
});

it.each(["loading", "failed"] as const)("celebrates nothing while progress is %s", (status) => {
  expect(reachedLevel({ status, exercises })).toBeNull();
});
