import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Exercise } from "./exercises.ts";
import { TIME_ZONE } from "./time-zone.ts";

type Stats = Record<
  | "totalAttempts"
  | "totalCorrect"
  | "totalFailed"
  | "todayAttempts"
  | "todayCorrect"
  | "todayFailed",
  number
>;

/** What the server knows of a family. */
export type FamilyProgress = {
  stats: Stats;
  failedItems: string[];
  currentLevel: number;
  lastLevelUpAt: string | null;
};

export async function progressOf(
  request: APIRequestContext,
  exerciseKey = "preterito-indefinido",
): Promise<FamilyProgress> {
  const response = await request.get("/api/progress", { params: { timeZone: TIME_ZONE } });
  expect(response.status()).toBe(200);
  const { exercises } = await response.json();
  return exercises[exerciseKey];
}

const DAY_MS = 86_400_000;

/** An answer given now, or at this time of the day so many days ago. */
type GivenAnswer = { exercise: Exercise; given: string; daysAgo?: number };

/** Answers that were given earlier, by a call of the API. */
export async function answerEarlier(
  request: APIRequestContext,
  exerciseKey: string,
  answers: readonly GivenAnswer[],
): Promise<void> {
  const response = await request.post("/api/progress/events", {
    data: {
      events: answers.map(({ exercise: { item, context }, given, daysAgo = 0 }) => ({
        kind: "answer",
        id: randomUUID(),
        exerciseKey,
        item,
        context,
        given,
        at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
        timeZone: TIME_ZONE,
      })),
    },
  });
  expect(response.status()).toBe(200);
}

/** The bottom bar's figures of today. */
export function todayButton(page: Page, correct: number, attempts: number) {
  return page.getByRole("button", { name: `Aujourd’hui ${correct} / ${attempts}`, exact: true });
}

/** The bottom bar's total of correct answers. */
export function totalButton(page: Page, correct: number) {
  return page.getByRole("button", { name: `Total ${correct}`, exact: true });
}
