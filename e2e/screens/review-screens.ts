import { expect, type Page } from "@playwright/test";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { openPage, openWithoutReload } from "../support/pages.ts";
import { answerByApi, firstSentencesOf } from "../support/practice.ts";
import {
  answerRound,
  changeSettings,
  confirmLevels,
  makeDue,
  nextRound,
  openReview,
} from "../support/review.ts";
import type { Visit } from "./screens.ts";

/** States of the dashboard and of the review of all families. */
export const reviewScreens: readonly Visit[] = [
  {
    "review, nothing due and nothing new": async (page) => {
      await changeSettings(page, { newPerDay: 0 });
      await openPage(page, "/app/review");
      await expect(page.getByRole("main").getByRole("link", { name: "Réglages" })).toBeVisible();
    },
    "review, no missed forms": async (page) => {
      await openWithoutReload(page, "/app/review?missed=true");
      await expect(page.getByText("Plus rien ne vous résiste.")).toBeVisible();
    },
    "dashboard, done for today": async (page) => {
      await changeSettings(page, { newPerDay: 0, dailyAim: 5 });
      await practiseTwoDays(page);
      await confirmLevels(page.request);
      await openPage(page, "/app");
    },
    "review, nothing due": async (page) => {
      await changeSettings(page, { newPerDay: 20 });
      await openPage(page, "/app/review");
    },
  },
  {
    "dashboard, forms are due": async (page) => {
      await changeSettings(page, { newPerDay: 0, dailyAim: 30 });
      await makeDue(page.request, { perFamily: 24 });
      await practiseTwoDays(page);
      await confirmLevels(page.request);
      await openPage(page, "/app");
    },
    "dashboard, today’s part is done": async (page) => {
      await changeSettings(page, { newPerDay: 0, dailyAim: 2 });
      await openPage(page, "/app");
    },
  },
  {
    "dashboard, a backlog in parts": async (page) => {
      await changeSettings(page, { newPerDay: 0, dailyAim: 30 });
      await makeDue(page.request, { perFamily: 45 });
      await confirmLevels(page.request);
      await openPage(page, "/app");
    },
  },
  {
    "review, a form": async (page) => {
      await changeSettings(page, { newPerDay: 0, roundLength: 10 });
      await makeDue(page.request, { perFamily: 6 });
      await openReview(page);
    },
    "review, the end of a round": async (page) => {
      await answerRound(page, await exerciseScreen(page, "review"), 10, { wrong: 2 });
    },
    "review, the end of the day": async (page) => {
      await nextRound(page).click();
      await answerRound(page, await exerciseScreen(page, "review"), 2);
      await expect(page.getByText("Fini pour aujourd’hui.")).toBeVisible();
    },
  },
  {
    "review by rule, why a form is asked": async (page) => {
      await changeSettings(page, { reviewOrder: "rule", dailyAim: 10 });
      await (await openReview(page)).answerWrong();
      await page.getByRole("button", { name: /^Pourquoi cette (forme|phrase)/ }).click();
      await expect(page.getByText("Jamais demandé jusqu’ici.")).toBeVisible();
    },
  },
];

/** Answers of yesterday and today, some of them wrong. */
async function practiseTwoDays(page: Page): Promise<void> {
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
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
