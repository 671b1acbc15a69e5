import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFolder } from "@verbena/content/load";
import { grade } from "@verbena/core/grading/grade";
import { formOf, readInfinitive } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { demoExercises } from "./demo-exercises.ts";

const verdictOf = { success: "correct", error: "wrong", accent: "accent" } as const;

it("the demo has a right answer, a wrong one and a missing accent", () => {
  expect(demoExercises.map(({ type }) => type)).toEqual(["success", "error", "accent"]);
});

it("the demo shows no sentence of an exercise", async () => {
  const names = (await readdir(dataFolder, { recursive: true })).filter((name) =>
    name.endsWith(".yaml"),
  );
  const files = await Promise.all(names.map((name) => readFile(join(dataFolder, name), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  const content = files.join("\n");
  const beginnings = demoExercises.map(({ sentence }) => sentence.split("_")[0] ?? "");
  expect(beginnings.filter((beginning) => content.includes(beginning))).toEqual([]);
});

describe.each(demoExercises)("the demo with $verb", (exercise) => {
  it("expects the form that the engine gives", () => {
    const infinitive = readInfinitive(exercise.verb);
    if ("problem" in infinitive) throw new Error(infinitive.problem);

    const form = formOf(infinitive, exercise.tense, exercise.person)?.form;

    expect(form).toBe(exercise.correctAnswer);
  });

  it("shows the verdict that grading gives", () => {
    expect(grade(exercise.correctAnswer, exercise.userAnswer)).toBe(verdictOf[exercise.type]);
  });

  it("has one blank of seven underscores", () => {
    expect(exercise.sentence.match(/_+/g)).toEqual(["_______"]);
  });
});
