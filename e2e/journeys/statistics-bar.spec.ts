import type { Page } from "@playwright/test";
import { WRONG_ANSWER } from "../support/exercise-screen.ts";
import { waitForOverlays } from "../support/pages.ts";
import { answerByApi, firstSentencesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

/** Gives four right answers and a wrong one on another device. */
async function giveAnswers(page: Page, family: string): Promise<void> {
  const exercises = await firstSentencesOf(page.request, family);
  const answers = exercises.slice(0, 5).map((exercise, index) => ({
    exercise,
    given: index < 4 ? exercise.answer : WRONG_ANSWER,
  }));
  await answerByApi(page.request, family, answers);
}

test("a new device shows the figures of the family practised last, named on a phone", async ({
  learner: _signedIn,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await giveAnswers(page, "preterito-indefinido");
  await giveAnswers(page, "presente-indicativo");
  await page.goto("/app");
  const bar = page.getByRole("region", { name: "Vos chiffres, Presente de indicativo" });
  await expect(bar.getByRole("button", { name: "Total 4", exact: true })).toBeVisible();
  const name = bar.getByText("Presente de indicativo").filter({ visible: true });
  await expect(name).toHaveCount(1);
  for (const part of [name, ...(await bar.getByRole("button").all())]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("a drawer opens and closes by keyboard and returns the focus", async ({
  learner: _signedIn,
  page,
}) => {
  await giveAnswers(page, "preterito-indefinido");
  await page.goto("/app");
  const today = page.getByRole("button", { name: "Aujourd’hui 4 / 5", exact: true });
  const drawer = page.getByRole("dialog", { name: "Aujourd’hui" });
  await waitForOverlays(page);
  await today.focus();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("button", { name: "Fermer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeHidden();
  await expect(today).toBeFocused();
});
