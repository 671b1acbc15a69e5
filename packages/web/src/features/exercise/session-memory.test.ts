import { expect, it } from "vitest";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { firstExercise } from "./practice-state.ts";
import { rememberedSession, rememberSession } from "./session-memory.ts";

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

it("returns the latest state of a visit’s session", () => {
  rememberSession("a", session(0));
  rememberSession("a", session(3));

  expect(rememberedSession("a")).toEqual(session(3));
  expect(rememberedSession("b")).toBeUndefined();
});

it("keeps the ten sessions used last", () => {
  for (let visit = 0; visit < 10; visit += 1) rememberSession(`visit ${visit}`, session(visit));
  rememberSession("visit 0", session(0));
  rememberSession("one more", session(0));

  expect(rememberedSession("visit 0")).toBeDefined();
  expect(rememberedSession("visit 1")).toBeUndefined();
  expect(rememberedSession("visit 2")).toBeDefined();
});
