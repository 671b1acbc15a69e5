import { randomUUID } from "node:crypto";
import { forEveryFamily } from "@verbena/core/families";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import type { LearnerProgress, ProgressResponse } from "../features/progress/read-progress.ts";
import type { Visitor } from "./test-app.ts";

/** A learner's progress. The server sends the cards as columns; here, each family has its cards. */
export async function progressOf(
  { send }: Pick<Visitor, "send">,
  timeZone = "Europe/Paris",
): Promise<LearnerProgress> {
  const { body } = await send("GET", `/api/progress?timeZone=${timeZone}`);
  const { cards, ...progress } = body as ProgressResponse;
  const exercises = forEveryFamily((family) => {
    const columns = cards[family];
    return { ...progress.exercises[family], cards: columns ? cardsFromColumns(columns) : {} };
  });
  return { ...progress, exercises };
}

const base = () => ({
  id: randomUUID(),
  family: "preterito-indefinido",
  at: "2026-03-10T09:00:00.000Z",
  timeZone: "Europe/Paris",
});

/** A right answer, *tuve*, with the test's changes. */
export function answer<Change extends object>(change?: Change) {
  const asked = { item: "tener", context: "yo", sentence: 1 };
  return { kind: "answer", ...base(), ...asked, given: "tuve", ...change };
}

export function retraction(answer: unknown, change: object = {}) {
  return { kind: "retraction", ...base(), answer, ...change };
}

export function failedRemoved(items: readonly string[], change: object = {}) {
  return { kind: "failed-removed", ...base(), items, ...change };
}

export function levelConfirmed(level: unknown, change: object = {}) {
  return { kind: "level-confirmed", ...base(), level, ...change };
}

export function reset(change: object = {}) {
  return { kind: "reset", ...base(), ...change };
}

/** A placement test estimates the family, with the test's changes. */
export function placement(change: object = {}) {
  const guesses = { "fact tener strong-preterite": 0.95, "strong-ending yo": 0.6 };
  const result = { level: "B1", status: "sure", answers: [], guesses };
  return { kind: "placement", ...base(), ...result, ...change };
}

/** The learner says something of a skill. */
export function estimateSet(change: object = {}) {
  const said = { skill: "fact tener strong-preterite", estimate: "sure" };
  return { kind: "estimate-set", ...base(), ...said, ...change };
}

/** Sends one answer and returns the status. */
export async function sendAnswer({ send }: Visitor): Promise<number> {
  return (await send("POST", "/api/progress/events", { events: [answer()] })).status;
}

/** Sends answers until one is refused, and returns its status. */
export async function answerUntilRefused(learner: Visitor): Promise<number> {
  let status = await sendAnswer(learner);
  while (status === 200) status = await sendAnswer(learner);
  return status;
}
