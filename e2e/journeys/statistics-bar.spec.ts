import type { Locator, Page } from "@playwright/test";
import { changeStartResponse } from "../support/change-start.ts";
import { WRONG_ANSWER } from "../support/exercise-screen.ts";
import { applyFonts, scrollWidthOf, waitForOverlays } from "../support/pages.ts";
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

const MILLIONS = {
  totalAttempts: 9_876_543,
  totalCorrect: 8_765_432,
  totalFailed: 1_111_111,
  todayAttempts: 9_876_543,
  todayCorrect: 8_765_432,
  todayFailed: 1_111_111,
};

const NONE = Object.fromEntries(Object.keys(MILLIONS).map((name) => [name, 0]));

test.use({ viewport: { width: 360, height: 740 } });

test("the smallest phone shows the figures of all families, the level of the one practised last, and its name", async ({
  learner: _signedIn,
  page,
}) => {
  await giveAnswers(page, "preterito-indefinido");
  await giveAnswers(page, "presente-indicativo");
  await page.goto("/app");
  const bar = page.getByRole("region", { name: "Vos chiffres, Presente de indicativo" });
  await expect(bar.getByRole("button", { name: "Total 8", exact: true })).toBeVisible();
  const name = bar.getByText("Presente de indicativo").filter({ visible: true });
  await expect(name).toHaveCount(1);
  for (const part of [name, ...(await bar.getByRole("button").all())]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }

  await test.step("a drawer opens and closes by keyboard and returns the focus", async () => {
    const today = bar.getByRole("button", { name: "Aujourd’hui 8 / 10", exact: true });
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

  await test.step("figures of seven digits fit", async () => {
    await changeStartResponse(page, ({ progress }) => {
      for (const [key, family] of Object.entries(progress.exercises)) {
        Object.assign(family.stats, key === "presente-indicativo" ? MILLIONS : NONE);
        family.currentLevel = 7;
      }
    });
    await page.reload();
    await expect(bar.getByRole("button")).toHaveText([
      /8.765.432 \/ 9.876.543$/,
      /Gran maestro$/,
      /8.765.432$/,
    ]);
    await applyFonts(page);
    await expect.poll(() => cutTexts(bar)).toEqual([]);
    expect(await scrollWidthOf(page)).toBe(360);

    await bar.getByRole("button", { name: /^Total/ }).click();
    const drawer = page.getByRole("dialog", { name: "Total" });
    await expect(drawer.getByRole("definition")).toHaveText([
      /^9.876.543$/,
      /^8.765.432$/,
      /^1.111.111$/,
      "89 %",
    ]);
    await expect.poll(() => cutTexts(drawer)).toEqual([]);
  });
});

/** Texts that are wider than their elements, except those for screen readers only. */
function cutTexts(within: Locator): Promise<string[]> {
  return within
    .locator("span:not(.sr-only), dd, p")
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
}
