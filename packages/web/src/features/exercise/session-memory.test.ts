import { expect, it } from "vitest";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { firstExercise } from "./practice-state.ts";
import { leftSession, rememberSession } from "./session-memory.ts";

const exercise: PracticeExercise = {
  kind: "conjugation",
  exerciseKey: "preterito-indefinido",
  item: "tener",
  context: "yo",
  verb: "tener",
  person: "yo",
  irregular: true,
  sentence: "Ayer _______ suerte.",
  answer: "tuve",
  translations: { fr: "", nl: "", en: "" },
  timeMarker: null,
  subject: null,
};

const session = (index: number) => ({
  exercises: [exercise] as const,
  state: { ...firstExercise, index },
});

it("gives a visit its session as it was left last", () => {
  rememberSession("a", session(0));
  rememberSession("a", session(3));

  expect(leftSession("a")).toEqual(session(3));
  expect(leftSession("b")).toBeUndefined();
});

it("keeps the ten sessions that were used last", () => {
  for (let visit = 0; visit < 10; visit += 1) rememberSession(`visit ${visit}`, session(visit));
  rememberSession("visit 0", session(0));
  rememberSession("one more", session(0));

  expect(leftSession("visit 0")).toBeDefined();
  expect(leftSession("visit 1")).toBeUndefined();
  expect(leftSession("visit 2")).toBeDefined();
});
