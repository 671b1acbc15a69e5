import { expect, it } from "vitest";
import { turn } from "#testing/exercises.ts";
import { type PracticeState, startSession } from "./practice-state.ts";
import { recallSession, rememberSession } from "./session-memory.ts";

const session = (done: number): PracticeState => ({
  ...startSession({ turns: [turn("tener")], mode: "endless", roundLength: 1 }),
  done,
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
