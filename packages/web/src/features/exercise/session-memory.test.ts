import { expect, it } from "vitest";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { initialPracticeState } from "./practice-state.ts";
import { recallSession, rememberSession } from "./session-memory.ts";

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
  state: { ...initialPracticeState, index },
});

it("returns the latest state of a visit’s session", () => {
  rememberSession("a", session(0));
  rememberSession("a", session(3));

  expect(recallSession("a")).toEqual(session(3));
  expect(recallSession("b")).toBeUndefined();
});

it("keeps the ten most recently used sessions", () => {
  for (let visit = 0; visit < 10; visit += 1) rememberSession(`visit ${visit}`, session(visit));
  rememberSession("visit 0", session(0));
  rememberSession("one more", session(0));

  expect(recallSession("visit 0")).toBeDefined();
  expect(recallSession("visit 1")).toBeUndefined();
  expect(recallSession("visit 2")).toBeDefined();
});
