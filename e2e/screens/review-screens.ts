import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { TIME_ZONE } from "../support/browser.ts";
import { arrive } from "../support/pages.ts";
import { answerByApi, exercisesOf } from "../support/practice.ts";
import { answerRound, changeSettings, makeDue, openReview, tenses } from "../support/review.ts";
import type { Screens } from "./screens.ts";

/** States of the dashboard and of the review of all families. */
export const reviewScreens: Screens[string] = {
  "dashboard, forms wait": async (page) => {
    await changeSettings(page, { dailyAim: 30 });
    await makeDue(page.request, 24);
    await practiseTwoDays(page);
    await confirmLevels(page);
    await arrive(page, "/app");
  },
  "dashboard, a backlog in parts": async (page) => {
    await changeSettings(page, { dailyAim: 30 });
    await makeDue(page.request, 45);
    await confirmLevels(page);
    await arrive(page, "/app");
  },
  "dashboard, today’s part is done": async (page) => {
    await changeSettings(page, { dailyAim: 2 });
    await makeDue(page.request, 8);
    await practiseTwoDays(page);
    await confirmLevels(page);
    await arrive(page, "/app");
  },
  "dashboard, done for today": async (page) => {
    await changeSettings(page, { dailyAim: 5 });
    await practiseTwoDays(page);
    await confirmLevels(page);
    await arrive(page, "/app");
  },
  "review, a form": async (page) => {
    await makeDue(page.request, 9);
    await openReview(page);
  },
  "review, the end of a round": async (page) => {
    await changeSettings(page, { roundLength: 10 });
    await makeDue(page.request, 8);
    await answerRound(page, await openReview(page), 10, { wrong: 2 });
  },
  "review, the end of the day": async (page) => {
    await changeSettings(page, { roundLength: 10 });
    await makeDue(page.request, 2);
    await answerRound(page, await openReview(page), 4);
  },
  "review, nothing due": async (page) => {
    await changeSettings(page, { newPerDay: 20 });
    await practiseTwoDays(page);
    await confirmLevels(page);
    await arrive(page, "/app/review");
  },
  "review, nothing due and nothing new": async (page) => {
    await changeSettings(page, {});
    await arrive(page, "/app/review");
    await expect(page.getByRole("main").getByRole("link", { name: "Réglages" })).toBeVisible();
  },
  "review, nothing resists": (page) => arrive(page, "/app/review?missed=true"),
};

/** Answers of yesterday and today, some of them wrong. */
async function practiseTwoDays(page: Page): Promise<void> {
  const exercises = await exercisesOf(page.request, "preterito-indefinido");
  const forms = exercises.filter(({ context }) => context === "ellos").slice(0, 9);
  for (const daysAgo of [1, 0]) {
    const answers = forms.map((exercise, index) => ({
      exercise,
      given: index % 2 === 0 && daysAgo === 0 ? "incorrecto" : exercise.answer,
      daysAgo,
    }));
    await answerByApi(page.request, "preterito-indefinido", answers);
  }
}

/** Confirms the levels of the answers: otherwise the dashboard would celebrate them. */
async function confirmLevels(page: Page): Promise<void> {
  const events = tenses.map((family) => ({
    kind: "level-confirmed",
    id: randomUUID(),
    family,
    level: 2,
    at: new Date().toISOString(),
    timeZone: TIME_ZONE,
  }));
  const response = await page.request.post("/api/progress/events", { data: { events } });
  expect(response.status()).toBe(200);
}
